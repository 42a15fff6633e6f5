import { Component, type ReactNode } from 'react';
import type { RemoteFolder } from '../content/kinds/remote-kinds.ts';
import { READING } from '../ui/classes.ts';
import type { Draft } from './complete-draft.ts';
import type { GetAsset, MissingPictures } from './draft-pictures.ts';
import { drawDraft } from './draw-draft.ts';
import { LightSwitch } from './LightSwitch.tsx';
import { showMarkup } from './show-markup.tsx';

/** What the editor gives a preview, as far as it is needed here. */
export interface PreviewProps {
  /** A map of Immutable. */
  entry: { toJS: () => unknown };
  getAsset: GetAsset;
  /** Of the preview's frame. */
  document: Document;
}

interface Entry {
  data?: Draft;
  slug?: string;
}

interface State {
  markup: string;
  problem: string | undefined;
}

/** What brings tabs to life, in the frame. */
const FRAME_SCRIPT = '/editor/preview-frame.js';

/**
 * The preview of a kind. A class, since hooks would be those of the editor's React, which is not ours.
 */
export function createPreview(folder: RemoteFolder) {
  return class Preview extends Component<PreviewProps, State> {
    override state: State = { markup: '', problem: undefined };
    /** Counts the drawings, so that a slow one does not take the place of a later one. */
    turn = 0;
    /** Paths of pictures that were sent for, each once. */
    sentFor = new Set<string>();
    isGone = false;

    override componentDidMount() {
      this.props.document.documentElement.lang = 'en-GB';
      void this.draw();
    }

    override componentDidUpdate(before: PreviewProps) {
      if (before !== this.props) void this.draw();
    }

    override componentWillUnmount() {
      this.isGone = true;
    }

    async draw(): Promise<void> {
      const turn = ++this.turn;
      const { entry, getAsset } = this.props;
      try {
        const { data = {}, slug = '' } = entry.toJS() as Entry;
        const { markup, missing } = await drawDraft(folder, data, slug, getAsset);
        if (turn === this.turn) this.show({ markup, problem: undefined });
        await this.sendFor(missing);
      } catch (error) {
        if (turn === this.turn) this.show({ problem: String(error) });
      }
    }

    /** Draws again once the pictures are there that the editor has not loaded yet. */
    async sendFor(missing: MissingPictures): Promise<void> {
      const fresh = [...missing].filter(([path]) => !this.sentFor.has(path));
      if (fresh.length === 0) return;
      for (const [path] of fresh) this.sentFor.add(path);
      await Promise.allSettled(fresh.map(([, load]) => load()));
      if (!this.isGone) await this.draw();
    }

    show(change: Partial<State>) {
      if (!this.isGone) this.setState((state) => ({ ...state, ...change }));
    }

    override render(): ReactNode {
      const { markup, problem } = this.state;
      return (
        <div className={READING}>
          <LightSwitch />
          {problem && <p role="alert">This cannot be shown as it is: {problem}</p>}
          {showMarkup(markup)}
          <script type="module" async src={FRAME_SCRIPT} />
        </div>
      );
    }
  };
}
