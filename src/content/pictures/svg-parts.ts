const wordsOf = (text: string) => new Set(text.trim().split(/\s+/));

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
export const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';

/** What drawing programs keep for themselves in a file, by the full address. Browsers do nothing with it. */
export const EDITOR_NAMESPACES = wordsOf(`
  http://creativecommons.org/ns#
  http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd
  http://krita.org/namespaces/svg/krita
  http://ns.adobe.com/AdobeIllustrator/10.0/
  http://ns.adobe.com/AdobeSVGViewerExtensions/3.0/
  http://ns.adobe.com/Extensibility/1.0/
  http://ns.adobe.com/Flows/1.0/
  http://ns.adobe.com/GenericCustomNamespace/1.0/
  http://ns.adobe.com/Graphs/1.0/
  http://ns.adobe.com/ImageReplacement/1.0/
  http://ns.adobe.com/SaveForWeb/1.0/
  http://ns.adobe.com/Variables/1.0/
  http://ns.adobe.com/XPath/1.0/
  http://purl.org/dc/elements/1.1/
  http://purl.org/dc/terms/
  http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd
  http://taptrix.com/vectorillustrator/svg_extensions
  http://web.resource.org/cc/
  http://www.bohemiancoding.com/sketch/ns
  http://www.corel.com/coreldraw/odm/2003
  http://www.figma.com/figma/ns
  http://www.inkscape.org/namespaces/inkscape
  http://www.serif.com/
  http://www.w3.org/1999/02/22-rdf-syntax-ns#
  https://boxy-svg.com
`);

/** Elements that draw. Nothing that runs, moves, holds a page, or fetches. */
export const ELEMENTS = wordsOf(`
  svg g defs symbol use a switch style title desc metadata
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes that are words, which nothing reads as a style. */
export const TEXT_ATTRIBUTES = wordsOf('id class lang role media title font-family');

/** Attributes that say how something is drawn, and may hold colours, numbers and references. */
export const DRAWING_ATTRIBUTES = wordsOf(`
  version baseProfile viewBox preserveAspectRatio zoomAndPan contentScriptType contentStyleType type
  requiredFeatures requiredExtensions systemLanguage enable-background
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height transform pathLength rotate textLength lengthAdjust
  startOffset method spacing side offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight refX refY
  orient filterUnits primitiveUnits filterRes
  in in2 result mode operator k1 k2 k3 k4 values tableValues slope intercept amplitude exponent order kernelMatrix
  divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent scale xChannelSelector yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ
  limitingConeAngle stdDeviation radius baseFrequency numOctaves seed stitchTiles
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-profile color-rendering cursor direction display dominant-baseline fill fill-opacity fill-rule filter
  flood-color flood-opacity font font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style
  font-variant font-variant-ligatures font-weight glyph-orientation-horizontal glyph-orientation-vertical
  image-rendering isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask
  mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke
  stroke-alignment stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width style text-align text-anchor text-decoration text-indent text-overflow text-rendering text-transform
  transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode
`);

/** Attributes of links beside the address itself, which old programs write. */
export const XLINK_WORDS = wordsOf('type title show actuate role arcrole');

/** Functions of styles that reckon or draw. Those that fetch, such as image-set(), are not among them; url() is judged. */
export const STYLE_FUNCTIONS = wordsOf(`
  url var calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color device-cmyk
  matrix matrix3d translate translatex translatey translate3d scale scalex scaley rotate rotatex rotatey rotatez skew
  skewx skewy perspective path polygon circle ellipse inset rect xywh steps cubic-bezier linear
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient local format
  not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang dir host media supports and or
`);

/** Rules of style sheets that choose or name. @import fetches. */
export const STYLE_RULES = wordsOf('media supports keyframes -webkit-keyframes font-face layer');
