// Imitates the CMS in a browser: shows a preview in a separate frame, with a separate React.
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { PreviewProps } from '../../src/preview/create-preview.tsx';

/** The typed values, and the CMS's pictures. */
export interface PreviewInput {
  folder: string;
  data: Record<string, unknown>;
  /** File name; empty for a new item. */
  slug?: string;
  /** URLs of pictures loaded by the CMS, by path; undefined for others. */
  pictures?: Record<string, string | undefined>;
  /** Whether the CMS passes an unreadable entry. */
  isBroken?: boolean;
}

declare global {
  interface Window {
    /** Shows a draft; later calls update it. */
    show: (input: PreviewInput) => Promise<void>;
    /** The CMS's function to load a picture. */
    load: (path: string) => Promise<string>;
  }
}

interface Previews {
  registerPreviews: (editor: {
    registerPreviewStyle: (url: string) => void;
    registerPreviewTemplate: (name: string, template: ComponentType<PreviewProps>) => void;
  }) => void;
}

const url = '/editor/preview.js';
const styles: string[] = [];
const templates = new Map<string, ComponentType<PreviewProps>>();
const { registerPreviews } = (await import(/* @vite-ignore */ url)) as Previews;
registerPreviews({
  registerPreviewStyle: (style) => styles.push(new URL(style, location.href).href),
  registerPreviewTemplate: (name, template) => templates.set(name, template),
});

const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('');
const html = `<!doctype html><html lang="_default"><head><meta charset="UTF-8"><base href="${location.origin}" target="_blank">${links}</head><body></body></html>`;
const frame = document.createElement('iframe');
frame.title = 'Preview';
frame.sandbox.value = 'allow-same-origin allow-scripts allow-popups allow-forms';
frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
const loaded = new Promise((resolve) => {
  frame.addEventListener('load', resolve);
});
document.querySelector('main')?.append(frame);
await loaded;
const { contentDocument } = frame;
if (!contentDocument) throw new Error('The frame cannot be reached');
const root = createRoot(contentDocument.body);

window.show = ({ folder, data, slug = '', pictures = {}, isBroken }) => {
  const template = templates.get(folder);
  if (!template) return Promise.reject(new Error(`${folder} has no preview`));
  const getAsset = (path: string) =>
    Object.hasOwn(pictures, path)
      ? {
          toString: () => pictures[path] ?? path,
          toBase64: async () => (pictures[path] = await window.load(path)),
        }
      : undefined;
  const toJS = () => {
    if (isBroken) throw new Error('broken');
    return { data, slug };
  };
  root.render(createElement(template, { entry: { toJS }, getAsset, document: contentDocument }));
  return Promise.resolve();
};
