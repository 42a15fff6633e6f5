/** A drawing with this inside, and these attributes on its first element. */
export const svg = (inside = '', attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" ${attributes}>${inside}<path d="M0 0h4v3z"/></svg>`;

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const HTML = 'xmlns:h="http://www.w3.org/1999/xhtml"';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const DTD = '"-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';
const rule = (style: string) => svg(`<style>${style}</style>`);

/** Drawings that do more than draw when they are opened by themselves, or could: what they are, and what is said. */
export const ODD_DRAWINGS: [kind: string, drawing: string | Uint8Array, said: string][] = [
  ['a document type', `<!DOCTYPE svg>${svg()}`, '<!DOCTYPE'],
  ['a document type of an old program', `<!DOCTYPE svg PUBLIC ${DTD}>${svg()}`, '<!DOCTYPE'],
  [
    'an attribute by default',
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg()}`,
    '<!DOCTYPE',
  ],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "&#60;script/&#62;">]>${svg('&x;')}`, '<!DOCTYPE'],
  [
    'an entity from elsewhere',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
    '<!DOCTYPE',
  ],
  [
    'an entity of entities',
    `<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://a.example/">%x;]>${svg()}`,
    '<!DOCTYPE',
  ],
  ['an entity that is not there', svg('<text>&nbsp;</text>'), 'not well-formed'],
  ['a style sheet elsewhere', `<?xml-stylesheet href="https://a.example/"?>${svg()}`, '<?xml-styl'],
  ['a style sheet that transforms', `<?xml-stylesheet type="text/xsl" href="#"?>${svg()}`, '<?xml'],
  ['an instruction within', svg('<?php system("id") ?>'), '<?php'],
  ['a script', svg('<script>alert(1)</script>'), '<script>'],
  ['a script elsewhere', svg('<script href="https://a.example/a.js"/>'), '<script>'],
  [
    'a script by another prefix',
    svg('<s:script>alert(1)</s:script>', 'xmlns:s="http://www.w3.org/2000/svg"'),
    '<s:script>',
  ],
  [
    'a script by a prefix with an accent',
    svg('<é:script/>', 'xmlns:é="http://www.w3.org/2000/svg"'),
    '<é:script>',
  ],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), '<SCRIPT>'],
  ['a script of HTML', svg('<h:script>alert(1)</h:script>', HTML), '<h:script>'],
  ['a script of HTML in metadata', svg(`<metadata><h:script ${HTML}/></metadata>`), '<h:script>'],
  ['HTML by default', svg('<g xmlns="http://www.w3.org/1999/xhtml"><script/></g>'), '<g>'],
  [
    'HTML by the prefix of a drawing program',
    svg('<inkscape:script/>', 'xmlns:inkscape="http://www.w3.org/1999/xhtml"'),
    '<inkscape:script>',
  ],
  [
    'HTML by a prefix that changes',
    svg(
      '<s:g><s:meta xmlns:s="http://www.w3.org/1999/xhtml"/></s:g>',
      'xmlns:s="http://www.w3.org/2000/svg"',
    ),
    '<s:meta>',
  ],
  [
    'a refresh',
    svg('<h:meta http-equiv="refresh" content="0;url=https://a.example"/>', HTML),
    '<h:meta>',
  ],
  ['a base', svg('<h:base href="https://a.example/"/>', HTML), '<h:base>'],
  ['a frame', svg('<h:iframe srcdoc="a"/>', HTML), '<h:iframe>'],
  ['a form', svg('<h:form action="https://a.example"/>', HTML), '<h:form>'],
  ['a style sheet of HTML', svg('<h:link rel="stylesheet" href="//a.example"/>', HTML), '<h:link>'],
  [
    'a link of mathematics',
    svg('<m:math href="javascript:alert(1)"/>', 'xmlns:m="http://www.w3.org/1998/Math/MathML"'),
    '<m:math>',
  ],
  ['another namespace', svg('<x:a/>', 'xmlns:x="https://a.example/"'), '<x:a>'],
  ['no namespace', svg('<x xmlns=""/>'), '<x>'],
  [
    'another file in it',
    svg('<i:include href="a"/>', 'xmlns:i="http://www.w3.org/2001/XInclude"'),
    '<i:include>',
  ],
  ['a page', svg('<foreignObject><p/></foreignObject>'), '<foreignObject>'],
  ['a handler of Tiny', svg('<handler type="text/ecmascript">alert(1)</handler>'), '<handler>'],
  ['a handler on loading', svg('', 'onload="alert(1)"'), 'attribute onload'],
  ['a handler after a line break', svg('', '\nonclick\n=\n"alert(1)"'), 'attribute onclick'],
  ['a handler in single quotes', svg("<g onfocusin='alert(1)'/>"), 'attribute onfocusin'],
  ['a handler in capitals', svg('<g onLoad="alert(1)"/>'), 'attribute onLoad'],
  [
    'a handler in metadata',
    svg('<r:RDF onload="a()"/>', 'xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'),
    'attribute onload',
  ],
  [
    'an event of XML',
    svg('<g e:event="load"/>', 'xmlns:e="http://www.w3.org/2001/xml-events"'),
    'attribute e:event',
  ],
  ['an attribute nobody knows', svg('<g ping="https://a.example"/>'), 'attribute ping'],
  ['another base', svg('', 'xml:base="https://a.example/"'), 'attribute xml:base'],
  ['a link set later', svg('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
  [
    'a link that changes',
    svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
    '<animate>',
  ],
  [
    'an old link that changes',
    svg(`<a><animate attributeName="xlink:href" to="javascript:alert(1)"/></a>`, XLINK),
    '<animate>',
  ],
  ['movement', svg('<animateMotion path="M0 0"/>'), '<animateMotion>'],
  ['something that goes', svg('<discard begin="1s"/>'), '<discard>'],
  ['a link that runs', svg('<a href="javascript:alert(1)"/>'), 'leads elsewhere'],
  ['an old link that runs', svg('<a xlink:href="javascript:a()"/>', XLINK), 'leads elsewhere'],
  ['a link that runs, in letters', svg('<a href="java&#115;cript:a()"/>'), 'leads elsewhere'],
  ['a link that runs, broken', svg('<a href="&#1;java&#10;script:a()"/>'), 'not well-formed'],
  ['a link broken by a tab', svg('<a href="java&#x9;script:alert(1)"/>'), 'leads elsewhere'],
  [
    'a link by another prefix',
    svg('<a l:href="https://a.example"/>', 'xmlns:l="http://www.w3.org/1999/xlink"'),
    'leads elsewhere',
  ],
  ['a link away', svg('<a href="https://a.example"/>'), 'leads elsewhere'],
  ['a link to a page of its own', svg('<a href="data:text/html,a"/>'), 'leads elsewhere'],
  ['a link in capitals', svg('<a HREF="#a"/>'), 'attribute HREF'],
  ['a window', svg('<a href="#a" target="_top"/>'), 'attribute target'],
  ['a part of another file', svg('<use href="https://a.example/a.svg#a"/>'), 'leads elsewhere'],
  ['a part of a file beside it', svg('<use href="a.svg#a"/>'), 'leads elsewhere'],
  ['a part of a file of its own', svg('<use href="data:image/svg+xml,a#a"/>'), 'leads elsewhere'],
  ['colours of another file', svg('<linearGradient href="//a.example#a"/>'), 'leads elsewhere'],
  ['a path of another file', svg('<text><textPath href="a#a"/></text>'), 'leads elsewhere'],
  ['a picture elsewhere', svg('<image href="https://a.example/a.png"/>'), 'not hold itself'],
  ['a picture beside it', svg('<image xlink:href="a.png"/>', XLINK), 'not hold itself'],
  ['a picture of the disk', svg('<image href="file:///etc/passwd"/>'), 'not hold itself'],
  [
    'a drawing within',
    svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
    'not hold itself',
  ],
  [
    'a page as a picture',
    svg('<image href="data:text/html;base64,image/png;base64,"/>'),
    'not hold itself',
  ],
  ['a picture in a filter', svg('<feImage href="https://a.example/a.png"/>'), 'not hold itself'],
  ['a film', svg('<h:video src="https://a.example/a.mp4"/>', HTML), '<h:video>'],
  ['a cursor', svg('<cursor href="https://a.example/a.png"/>'), '<cursor>'],
  ['a colour profile', svg('<color-profile href="https://a.example"/>'), '<color-profile>'],
  ['a text of another file', svg('<text><tref href="a#a"/></text>'), '<tref>'],
  ['an imported style sheet', rule('@import "https://a.example";'), '@import'],
  ['one that is marked as text', rule('<![CDATA[@import url(//a.example);]]>'), '@import'],
  ['one broken by a comment', rule('@im<!-- -->port "https://a.example";'), '@import'],
  ['one broken by an element', rule('url<g>#</g>(https://a.example)'), 'elements in its styles'],
  ['one in letters', rule('@&#105;mport "https://a.example";'), '@import'],
  ['one in capitals', rule('@IMPORT "https://a.example";'), '@IMPORT'],
  ['another namespace of styles', rule('@namespace x "https://a.example";'), '@namespace'],
  ['a background elsewhere', rule('svg{background:url(https://a.example)}'), 'another file'],
  ['a background in quotes', rule(`svg{background:URL( 'https://a.example')}`), 'another file'],
  ['a background hidden by a backslash', rule('svg{background:\\75rl(//a.example)}'), 'backslash'],
  ['a background of a set', rule('svg{background:image-set("//a.example" 1x)}'), 'image-set()'],
  ['a background by another name', rule('svg{background:src("//a.example")}'), 'src()'],
  ['a background of a shader', rule('svg{background:paint(a)}'), 'paint()'],
  ['a typeface elsewhere', rule('@font-face{src:url(//a.example)}'), 'another file'],
  ['a script of styles', rule('a{-moz-binding:url(//a.example#a)}'), 'another file'],
  ['an expression', rule('a{width:expression(alert(1))}'), 'expression()'],
  ['a style that fetches', svg('<g style="cursor:url(//a.example),auto"/>'), 'another file'],
  ['a colour that fetches', svg('<g fill="url(https://a.example#a)"/>'), 'another file'],
  ['a mask that fetches', svg(`<g mask="image-set('//a.example' 1x)"/>`), 'image-set()'],
  ['a filter that fetches', svg('<g filter="URL(//a.example)"/>'), 'another file'],
  ['UTF-16', Buffer.from(`\uFEFF${svg()}`, 'utf16le'), 'another encoding'],
  ['UTF-16, the other way', Buffer.from(`\uFEFF${svg()}`, 'utf16le').swap16(), 'another encoding'],
  ['Latin-1', Buffer.from(svg('<text>Grüß</text>'), 'latin1'), 'another encoding'],
  ['UTF-7', `<?xml version="1.0" encoding="UTF-7"?>${svg()}`, 'another encoding'],
  ['Latin-1 by its own word', `<?xml version="1.0" encoding="ISO-8859-1"?>${svg()}`, 'encoding'],
  ['another XML', `<?xml version="1.1"?>${svg()}`, 'another XML'],
  ['text before it', `a${svg()}`, 'not well-formed'],
  ['text after it', `${svg()}a`, 'not well-formed'],
  ['two drawings', svg() + svg(), 'not well-formed'],
  ['no end', svg().slice(0, -6), 'not well-formed'],
  ['an attribute twice', svg('<g id="a" id="b"/>'), 'not well-formed'],
  ['an attribute without quotes', svg('<g id=a/>'), 'not well-formed'],
  ['a prefix nobody declared', svg('<h:script/>'), 'not well-formed'],
  ['a zero', svg('<text>\0</text>'), 'not well-formed'],
  ['a comment that HTML ends earlier', svg('<!-- --><script/> -- -->'), 'script'],
  ['a page of HTML', '<html><body>Not found</body></html>', 'begins with <html>'],
  ['a drawing without a namespace', '<svg width="4" height="3"/>', 'begins with <svg>'],
  ['a part of a drawing', '<g xmlns="http://www.w3.org/2000/svg"/>', 'begins with <g>'],
  ['depth', svg('<g>'.repeat(5000) + '</g>'.repeat(5000)), 'more than 200 deep'],
];

const INKSCAPE = [
  'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
  'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
  'xmlns:svg="http://www.w3.org/2000/svg"',
].join(' ');
const RDF = [
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
  'xmlns:cc="http://creativecommons.org/ns#"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

/** Drawings that only draw, many as programs write them. */
export const HARMLESS_DRAWINGS: [kind: string, drawing: string | Uint8Array][] = [
  ['nothing but shapes', svg()],
  ['a declaration', `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${svg()}`],
  ['a declaration in small letters', `<?xml version='1.0' encoding='utf-8'?>${svg()}`],
  ['a byte order mark', `\uFEFF${svg()}`],
  ['a byte order mark and white space', `\uFEFF\r\n\t ${svg()}`],
  ['a comment before', `<!-- Generator: Adobe Illustrator 28.0, SVG Export Plug-In -->\n${svg()}`],
  ['comments within', svg('<!-- <script>alert(1)</script> onload="a" -->')],
  ['words such as onward', svg('<title>From here onward: west</title>')],
  [
    'code as words',
    svg('<text>&lt;script&gt;alert(1)&lt;/script&gt; url(https://a.example)</text>'),
  ],
  ['code marked as text', svg('<desc><![CDATA[<script>alert(1)</script>]]></desc>')],
  ['ids that begin with on', svg('<g id="on" class="on-shore"/>')],
  ['letters of all languages', svg('<text xml:lang="gd">Uibhist a Deas 南 🜁</text>')],
  ['letters as numbers', svg('<text>&#233;&#x2014;&amp;&apos;&quot;</text>')],
  ['styles', rule('path{fill:red;stroke:#08222d}.a:not(.b){opacity:.5}')],
  ['styles marked as text', rule('<![CDATA[.st0{fill:#FFFFFF;} .st1{fill:none;}]]>')],
  ['styles with a type', svg('<style type="text/css" media="screen">.a{fill:red}</style>')],
  [
    'styles for the dark',
    rule('@media (prefers-color-scheme:dark){path{fill:rgb(1 2 3/calc(1*.5))}}'),
  ],
  ['styles that move', rule('@keyframes a{to{transform:translate(1px) rotate(3deg)}}')],
  ['styles with variables', rule(':root{--a:#fff}path{fill:var(--a,hsl(1 2% 3%))}')],
  ['a typeface of the machine', rule('@font-face{font-family:a;src:local("Arial")}')],
  ['colours by reference', svg('<g fill="url(#a)" style="mask:url(\'#b\');filter:url( #c )"/>')],
  [
    'gradients',
    svg(
      '<defs><linearGradient id="a" x1="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient><radialGradient id="b" xlink:href="#a" fx="1" gradientTransform="matrix(1 0 0 1 0 0)"/></defs>',
      XLINK,
    ),
  ],
  ['parts used again', svg('<symbol id="a" viewBox="0 0 1 1"/><use href="#a" x="1"/>')],
  ['old parts used again', svg('<use xlink:href="#a" xlink:type="simple"/>', XLINK)],
  ['a way through itself', svg('<a href="#west"><text>West</text></a>')],
  [
    'text on a path',
    svg(
      '<text font-family="Foo (Bar), sans-serif"><textPath href="#p" startOffset="1">a</textPath></text>',
    ),
  ],
  [
    'masks and markers',
    svg(
      '<mask id="m" maskUnits="userSpaceOnUse"/><clipPath id="c" clipPathUnits="objectBoundingBox"/><marker id="k" refX="1" markerWidth="2" orient="auto"/><pattern id="p" patternUnits="userSpaceOnUse"/>',
    ),
  ],
  [
    'filters',
    svg(
      '<filter id="f" color-interpolation-filters="sRGB"><feTurbulence baseFrequency=".5" numOctaves="2"/><feColorMatrix type="matrix" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0"/><feGaussianBlur in="SourceAlpha" stdDeviation="2" result="b"/><feMerge><feMergeNode in="b"/></feMerge></filter>',
    ),
  ],
  [
    'a photograph within',
    svg(`<image width="1" height="1" href="data:image/png;base64,${PIXEL}"/>`),
  ],
  [
    'a photograph in lines',
    svg(
      `<image preserveAspectRatio="none" xlink:href="data:image/png;base64,${PIXEL.slice(0, 40)}&#10; ${PIXEL.slice(40)}"/>`,
      XLINK,
    ),
  ],
  ['words for those who listen', svg('', 'role="img" aria-labelledby="t" aria-hidden="false"')],
  ['names of layers', svg('<g data-name="Layer 1" id="Layer_1-2"/>')],
  ['notes of other namespaces declared', svg('', `${HTML} ${XLINK}`)],
  ['language by choice', svg('<switch><text systemLanguage="gd">a</text><text>b</text></switch>')],
  [
    'the file of Inkscape',
    svg(
      '<sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:zoom="0.7" inkscape:pageopacity="0.0"><inkscape:grid type="xygrid" id="grid1"/></sodipodi:namedview><defs id="defs1"><inkscape:path-effect effect="spiro" id="path-effect1" is_visible="true"/></defs><g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><path style="fill:#000080;stroke-width:0.26;-inkscape-stroke:none;font-variation-settings:normal;shape-inside:url(#rect1)" sodipodi:nodetypes="cc" inkscape:connector-curvature="0" d="M0 0"/></g>',
      `${INKSCAPE} version="1.1" viewBox="0 0 4 3" sodipodi:docname="croft.svg" inkscape:export-filename="C:\\Users\\morag\\croft.png"`,
    ),
  ],
  [
    'the metadata of Inkscape',
    svg(
      `<metadata id="metadata5"><rdf:RDF ${RDF}><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/><cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>`,
    ),
  ],
  [
    'the plain file of Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!-- Created with Inkscape (http://www.inkscape.org/) -->${svg('<defs id="defs2"/>', 'xmlns:svg="http://www.w3.org/2000/svg" id="svg1" version="1.1"')}`,
  ],
  [
    'the file of Illustrator',
    `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 27.5.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->${svg(
      '<style type="text/css">.st0{fill:#1D1D1B;enable-background:new;}.st1{clip-path:url(#SVGID_00000_);}</style><g id="a" i:knockout="Off"><path class="st0" d="M0 0"/></g>',
      'version="1.1" id="Layer_1" x="0px" y="0px" viewBox="0 0 4 3" style="enable-background:new 0 0 4 3;" xml:space="preserve" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" xmlns:x="http://ns.adobe.com/Extensibility/1.0/"',
    )}`,
  ],
  [
    'the file of Figma',
    svg(
      '<g clip-path="url(#clip0_1_2)" filter="url(#filter0_d)"><path fill-rule="evenodd" clip-rule="evenodd" style="mix-blend-mode:multiply" d="M0 0"/></g><defs><filter id="filter0_d" filterUnits="userSpaceOnUse"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feOffset dy="4"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal"/></filter></defs>',
      'fill="none"',
    ),
  ],
  [
    'the file of Sketch',
    svg(
      '<g id="Page-1" stroke="none" stroke-width="1" sketch:type="MSPage"/>',
      'xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"',
    ),
  ],
  [
    'the file of Affinity',
    svg(
      '<g serif:id="Layer 1" transform="matrix(1,0,0,1,-2,0)"/>',
      'xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;"',
    ),
  ],
  [
    'the file of CorelDRAW',
    svg(
      '<metadata id="CorelCorpID_0Corel-Layer"/><g id="Layer_x0020_1"/>',
      'xmlns:xodm="http://www.corel.com/coreldraw/odm/2003" xml:space="preserve" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality"',
    ),
  ],
  [
    'the file of Potrace',
    svg(
      '<metadata>Created by potrace 1.16</metadata><g transform="translate(0.000000,3) scale(0.1,-0.1)" fill="#000000" stroke="none"/>',
      'version="1.0" preserveAspectRatio="xMidYMid meet"',
    ),
  ],
];
