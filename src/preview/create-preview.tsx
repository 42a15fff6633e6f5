import parse, { domToReact, Element, type DOMNode } from 'html-react-parser';
import { Component, type ReactNode } from 'react';
import type { Folder } from '../content/model/content-types.ts';
import { READING } from '../ui/classes.ts';
import type { PreviewDraft, GetAsset, MissingImages } from './draft.ts';
import { renderDraft } from './render-draft.ts';

/** The props from the CMS that we use. */
export interface PreviewProps {
  /** An Immutable.js Map. */
  entry: { toJS: () => unknown };
  getAsset: GetAsset;
  /** The document of the preview's frame. */
  document: Document;
}

interface Entry {
  data?: PreviewDraft;
  slug?: string;
}

interface State {
  markup: string;
  error: string | undefined;
}

/** The frame's script for tabs. */
const FRAME_SCRIPT = '/editor/preview-frame.js';

/** The preview of a folder's items. A class, since hooks would have to come from the CMS's own React. */
export function createPreview(folder: Folder) {
  return class Preview extends Component<PreviewProps, State> {
    override state: State = { markup: '', error: undefined };
    /** Counts renders, so that a slow one does not replace a later one. */
    renderId = 0;
    /** Paths of pictures that have been requested, each once. */
    requestedPaths = new Set<string>();
    isUnmounted = false;

    override componentDidMount() {
      this.props.document.documentElement.lang = 'en-GB';
      void this.draw();
    }

    override componentDidUpdate(before: PreviewProps) {
      if (before !== this.props) void this.draw();
    }

    override componentWillUnmount() {
      this.isUnmounted = true;
    }

    async draw(): Promise<void> {
      const renderId = ++this.renderId;
      const { entry, getAsset } = this.props;
      try {
        const { data = {}, slug = '' } = entry.toJS() as Entry;
        const { markup, missing } = await renderDraft(folder, data, slug, getAsset);
        if (renderId === this.renderId) this.show({ markup, error: undefined });
        await this.loadMissing(missing);
      } catch (error) {
        if (renderId === this.renderId) this.show({ error: String(error) });
      }
    }

    /** Renders again once the CMS has loaded the missing pictures. */
    async loadMissing(missing: MissingImages): Promise<void> {
      const fresh = [...missing].filter(([path]) => !this.requestedPaths.has(path));
      if (fresh.length === 0) return;
      for (const [path] of fresh) this.requestedPaths.add(path);
      await Promise.allSettled(fresh.map(([, load]) => load()));
      if (!this.isUnmounted) await this.draw();
    }

    show(change: Partial<State>) {
      if (!this.isUnmounted) this.setState((state) => ({ ...state, ...change }));
    }

    override render(): ReactNode {
      const { markup, error } = this.state;
      return (
        <div className={READING} translate="no">
          <ColourSchemeSwitch />
          {error && <p role="alert">{`The preview failed: ${error}`}</p>}
          <div className="contents">{showMarkup(markup)}</div>
          <script type="module" async src={FRAME_SCRIPT} />
        </div>
      );
    }
  };
}

/** Not needed in a preview: the frame has the site's styles and its own script. */
const OMITTED_TAGS = ['script', 'style', 'link'];

/**
 * Turns HTML into React elements, so that only differences from the last render change the page: the open tab and the
 * scroll position stay. Islands are not hydrated. Text nodes have no wrapper, so page translators must skip it.
 */
const showMarkup = (markup: string): ReactNode =>
  parse(markup, { replace: replaceNode }) as ReactNode;

function replaceNode(node: DOMNode) {
  if (!(node instanceof Element)) return undefined;
  if (OMITTED_TAGS.includes(node.name)) return <></>;
  if (node.name !== 'astro-island') return undefined;
  return (
    <div className="contents" inert>
      {domToReact(node.children as DOMNode[], { replace: replaceNode })}
    </div>
  );
}

const CHOICES = [
  { id: 'preview-device', label: 'As on this device' },
  { id: 'preview-light', label: 'Light' },
  { id: 'preview-dark', label: 'Dark' },
];

/** Switches a preview between light and dark; preview.css does the rest. */
function ColourSchemeSwitch() {
  return (
    <section
      className="sticky top-0 z-10 border-b-2 border-hairline bg-raised py-2 text-sm"
      aria-label="Preview"
    >
      <fieldset className="wrap flex flex-wrap items-center gap-x-6 gap-y-1">
        <legend className="sr-only">Colour scheme</legend>
        {CHOICES.map(({ id, label }, i) => (
          <label key={id} className="inline-flex min-h-6 items-center gap-2">
            <input type="radio" name="preview-light" id={id} defaultChecked={i === 0} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
