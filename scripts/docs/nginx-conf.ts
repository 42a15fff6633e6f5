/** A header, and its value for each address that has one: `*` stands for anything. */
type Header = readonly [
  name: string,
  values: readonly (readonly [address: string, value: string])[],
];

/** Reads a file of headers in Cloudflare's form. */
function readHeaders(text: string): Header[] {
  const headers = new Map<string, [string, string][]>();
  let address = '';
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) address = line;
    else if (name !== '') headers.set(name, [...(headers.get(name) ?? []), [address, value]]);
  }
  return [...headers];
}

const toVariable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** An address as a pattern for a file: pages lie beside their address, with `.html`. */
const toPattern = (address: string) =>
  `"~^${address.replaceAll('.', '\\.').replaceAll('*', '.*')}(\\.html)?$"`;

/** A header's value by address; the last rule that fits is the narrowest, and nginx takes the first. */
function toMap([name, values]: Header): string {
  const rules = values
    .toReversed()
    .map(([address, value]) =>
      address === '/*' ? `  default "${value}";` : `  ${toPattern(address)} "${value}";`,
    );
  return `map $uri ${toVariable(name)} {\n${rules.join('\n')}\n}`;
}

const isForAll = ([, values]: Header) => values.every(([address]) => address === '/*');
const CACHE = 'Cache-Control';

/**
 * A configuration of nginx that serves the built site as the Worker does.
 * @param headers the text of `public/_headers`
 */
export function nginxConf(headers: string): string {
  const all = readHeaders(headers);
  const maps = all.filter((header) => !isForAll(header)).map(toMap);
  const added = all.map((header) => {
    const [name, values] = header;
    const value = isForAll(header) ? `"${values[0]?.[1] ?? ''}"` : toVariable(name);
    return `  add_header ${name} ${name === CACHE ? '$site_kept' : value} always;`;
  });
  return `# Written by npm run docs from public/_headers: the built site on nginx, as docs/operator.md says. It belongs into the
# http block, as a file of conf.d or sites-enabled; change server_name and root, and listen for https.

${maps.join('\n\n')}

# No browser keeps what is missing: it may be there a second later.
map $status $site_kept {
  default ${toVariable(CACHE)};
  404 "no-store";
}

server {
  listen 80;
  server_name site.example;
  root /var/www/site;

  charset utf-8;
  charset_types text/plain text/css text/xml application/javascript application/json;
  gzip on;
  gzip_types text/css text/plain text/xml application/javascript application/json image/svg+xml;
  absolute_redirect off;

  # Headers stand here alone: a location with one of its own would have none of these.
${added.join('\n')}

  error_page 404 /404.html;

  # /services is services.html, whatever folder of that name lies beside it. No address ends with a slash.
  rewrite ^(/.+)/$ $1 permanent;
  location / {
    try_files $uri.html $uri =404;
  }
  location = / {
    try_files /index.html =404;
  }

  # Each kind says by itself what it does not have.
  location /services/ {
    error_page 404 /services/404.html;
    try_files $uri.html $uri =404;
  }
  location ~ ^/(case-studies|hospitality)/ {
    try_files $uri.html $uri @not_found;
  }
  location @not_found {
    return 302 /not-found;
  }
  location = /not-found {
    error_page 404 /not-found.html;
    return 404;
  }

  location = /manifest.webmanifest {
    types {}
    default_type application/manifest+json;
  }
  location = /_headers {
    return 404;
  }
}
`;
}
