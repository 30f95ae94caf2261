import type { Plugin } from 'vite';

export function oldBrowserPage(): Plugin;
