// Stands in for the content editor in a browser: shows a preview as that does, in a frame of its own, by a React of its own.
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { PreviewProps } from '../../src/preview/create-preview.tsx';

/** What is typed, and the pictures that the editor knows. */
export interface Shown {
  folder: string;
  data: Record<string, unknown>;
  /** Name of the file; none for a new item. */
  slug?: string;
  /** By path: where a picture is that the editor has loaded; undefined for one that it has not. */
  pictures?: Record<string, string | undefined>;
  /** Whether the editor gives an entry that cannot be read. */
  isBroken?: boolean;
}

declare global {
  interface Window {
    /** Shows a draft; called again, it is what was typed since. */
    show: (shown: Shown) => Promise<void>;
    /** What the editor loads a picture with. */
    load: (path: string) => Promise<string>;
  }
}

interface Previews {
  registerPreviews: (editor: {
    registerPreviewStyle: (address: string) => void;
    registerPreviewTemplate: (name: string, template: ComponentType<PreviewProps>) => void;
  }) => void;
}

const address = '/editor/preview.js';
const styles: string[] = [];
const templates = new Map<string, ComponentType<PreviewProps>>();
const { registerPreviews } = (await import(/* @vite-ignore */ address)) as Previews;
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
