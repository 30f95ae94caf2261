import type { Plugin } from 'vite';

export function lateFiles(options?: { readonly element?: string }): Plugin;
