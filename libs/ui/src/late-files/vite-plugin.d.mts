import type { Plugin } from 'vite';

export function lateFiles(): Plugin;
