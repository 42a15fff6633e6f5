import type { ReactNode } from 'react';
import parse, { domToReact, Element, type DOMNode } from 'html-react-parser';

/** What a preview has no use for: the frame has the site's styles and the one script of its own. */
const LEFT_OUT = ['script', 'style', 'link'];

/**
 * HTML as elements of React, which changes in the page what differs between two drawings and leaves all else as it is: the
 * tab that is open, the place that was scrolled to. Islands do not come to life.
 */
export const showMarkup = (markup: string): ReactNode => parse(markup, { replace });

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
