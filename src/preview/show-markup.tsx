import type { Elements } from '../ui/elements.ts';
import parse, { domToReact, Element, type DOMNode } from 'html-react-parser';

/** Not needed in a preview: the frame has the site's styles and a script of its own. */
const LEFT_OUT = ['script', 'style', 'link'];

/**
 * Turns HTML into React elements, so that only what differs from the last render changes on the page: the open tab and
 * the scroll position stay. Islands are not hydrated. It has bare texts, so page translators must leave it alone.
 */
export const showMarkup = (markup: string): Elements => parse(markup, { replace }) as Elements;

function replace(node: DOMNode) {
  if (!(node instanceof Element)) return undefined;
  if (LEFT_OUT.includes(node.name)) return <></>;
  if (node.name !== 'astro-island') return undefined;
  return (
    <div className="contents" inert>
      {domToReact(node.children as DOMNode[], { replace })}
    </div>
  );
}
