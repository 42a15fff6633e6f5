import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '../../forms/island/Field.tsx';
import { CAPTION_LIMIT, PHOTOGRAPHS_LIMIT } from '../rules/photographs.ts';
import {
  $photographs,
  addPhotographs,
  describePhotograph,
  loadPhotographs,
  removePhotograph,
  type StoredPhotograph,
} from './photographs.ts';
import { PhotographsToSend } from './PhotographsToSend.tsx';

/**
 * Chooses photographs for the enquiry; they are sent once it is stored. The Worker shows this field in the page's
 * HTML if it accepts photographs, so that hydration does not shift the layout.
 */
export function PhotographField({ isHidden }: { isHidden: boolean }) {
  const photographs = useStore($photographs, { ssr: 'initial' });
  const [message, setMessage] = useState('');
  const [isReading, setIsReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const addFiles = (element: HTMLInputElement | null) => {
    const files = [...(element?.files ?? [])];
    if (!element || files.length === 0) return;
    element.value = '';
    setIsReading(true);
    void addPhotographs(files).then((found) => {
      setIsReading(false);
      setMessage(found);
    });
  };
  const addEarlyFiles = useEffectEvent(() => {
    // Files chosen before hydration.
    addFiles(input.current);
  });
  useEffect(() => {
    void loadPhotographs().then(addEarlyFiles);
  }, []);
  const drafts = photographs.filter(({ enquiry }) => !enquiry);
  return (
    <div id="photographs" className="mt-6 noscript:hidden" hidden={isHidden}>
      <PhotographsToSend />
      <fieldset className="field min-w-0">
        <legend className="font-strong">Photographs (optional)</legend>
        <p className="text-muted" id="photographs-hint">
          {`Up to ${PHOTOGRAPHS_LIMIT}: the roof, the fuse box, the meter, the boiler or its label. We delete the location that your camera stores.`}
        </p>
        {drafts.length > 0 && (
          <ul className="my-3 grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2">
            {drafts.map((photograph, index) => (
              <Chosen key={photograph.key} photograph={photograph} number={index + 1} />
            ))}
          </ul>
        )}
        {drafts.length < PHOTOGRAPHS_LIMIT && (
          <input
            type="file"
            accept="image/*"
            multiple
            aria-label="Photographs"
            aria-describedby="photographs-hint photographs-message"
            ref={input}
            onChange={({ target }) => {
              addFiles(target);
            }}
          />
        )}
        <p className="text-muted empty:hidden" id="photographs-message" role="status">
          {isReading ? 'Preparing the photographs…' : message}
        </p>
      </fieldset>
    </div>
  );
}

interface ChosenProps {
  photograph: StoredPhotograph;
  number: number;
}

function Chosen({ photograph: { key, blob, caption }, number }: ChosenProps) {
  return (
    <li className="grid min-w-0 gap-2">
      <Thumbnail blob={blob} />
      <TextField
        id={`caption-${key}`}
        label={`What does photograph ${number} show?`}
        value={caption}
        width="full"
        onChange={(text) => {
          describePhotograph(key, text.slice(0, CAPTION_LIMIT));
        }}
      />
      <button
        type="button"
        className="justify-self-start py-2 underline"
        onClick={() => {
          removePhotograph(key);
        }}
      >
        <span>Remove</span>
        <span className="sr-only">{` photograph ${number}`}</span>
      </button>
    </li>
  );
}

/** Drawn on a canvas, since the page's content security policy allows only the site's own images. */
function Thumbnail({ blob }: { blob: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    void createImageBitmap(blob).then((bitmap) => {
      const drawn = canvas.current;
      if (!isShown || !drawn) return;
      drawn.width = 320;
      drawn.height = Math.round((320 * bitmap.height) / bitmap.width);
      drawn.getContext('2d')?.drawImage(bitmap, 0, 0, drawn.width, drawn.height);
      bitmap.close();
    });
    return () => {
      isShown = false;
    };
  }, [blob]);
  return <canvas ref={canvas} className="h-44 w-full rounded-md object-cover" aria-hidden="true" />;
}
