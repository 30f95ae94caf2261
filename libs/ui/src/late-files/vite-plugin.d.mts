import type { Plugin } from 'vite';

export function lateFiles(options?: { readonly once?: string }): Plugin;
