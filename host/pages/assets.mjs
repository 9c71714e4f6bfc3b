import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What a page loads of the built form; the rest runs on the server. */
const isLoaded = (/** @type {string} */ name) =>
  /^charterform\.(?:umd|forms\.umd|payment|tokenizer|toolbox)\.(?:js|html)$|^charterform\.css$|^locales\/[\w.-]+\.js$/.test(name);

/** Files of the host's own pages, beside the form's. */
const ownFiles = ['site.css', 'site.js', 'order-captcha.js', 'icon.svg'].map((name) =>
  fileURLToPath(new URL(`site/${name}`, import.meta.url)),
);

const encoders = {
  // 9 takes a tenth of the time of 11, and costs 2 % in size.
  br: (/** @type {Buffer} */ text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (/** @type {Buffer} */ text) => promisify(gzip)(text, { level: 9 }),
};

/**
 * The files that pages load, in memory, each under an address that changes whenever one of them does. So browsers and proxies
 * keep them for a year.
 *
 * @param {string} builtFolder
 * @param {string} version
 * @param {readonly import('../extensions/extensions.mjs').Extension[]} [extensions]
 */
export function readAssets(builtFolder, version, extensions = []) {
  const names = /** @type {string[]} */ (readdirSync(builtFolder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  // Two may have one name.
  const ofExtensions = extensions.map(
    ({ name, script }, index) => /** @type {const} */ ([`extensions/${index}-${name.replace(/[^\w.-]/g, '-')}`, Buffer.from(script)]),
  );
  const files = new Map([
    ...names.filter(isLoaded).map((name) => /** @type {const} */ ([name, readFileSync(join(builtFolder, name))])),
    ...ownFiles.map((file) => /** @type {const} */ ([basename(file), readFileSync(file)])),
    ...ofExtensions,
  ]);
  const digest = createHash('sha256');
  for (const name of [...files.keys()].sort()) digest.update(`${name}\n`).update(/** @type {Buffer} */ (files.get(name)));
  const edition = `${version}-${digest.digest('hex').slice(0, 10)}`;

  /** Each file is encoded once. @type {Map<string, Promise<Buffer>>} */
  const encoded = new Map();

  /** @param {string} name @param {keyof typeof encoders} encoding @param {Buffer} text */
  const encode = (name, encoding, text) => {
    const key = `${encoding} ${name}`;
    const found = encoded.get(key) ?? encoders[encoding](text);
    encoded.set(key, found);
    return found;
  };

  return {
    /** The part of the address that names this edition of the files. */
    edition,

    /** The names of the scripts that extend the forms. */
    extensions: ofExtensions.map(([name]) => name),

    /**
     * Answers a request for a file; undefined where there is none. A page of another edition, which is still open, gets the
     * files of this one.
     *
     * @param {string} asked  the edition in the address
     * @param {string} name  such as `locales/charterform.es.js`
     * @param {Request} request
     * @returns {Promise<Response | undefined>}
     */
    async answer(asked, name, request) {
      const text = files.get(name);
      if (!text) return undefined;
      const accepts = request.headers.get('accept-encoding') ?? '';
      const encoding = /** @type {(keyof typeof encoders)[]} */ (['br', 'gzip']).find((one) => new RegExp(`\\b${one}\\b`).test(accepts));
      const etag = `"${edition}${encoding ? `-${encoding}` : ''}"`;
      const headers = new Headers({
        'Content-Type': types[/** @type {keyof typeof types} */ (extname(name))] ?? types['.js'],
        'Cache-Control': asked === edition ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: etag,
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
      });
      if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
      if (encoding) headers.set('Content-Encoding', encoding);
      return new Response(new Uint8Array(encoding ? await encode(name, encoding, text) : text), { headers });
    },
  };
}

/** @typedef {ReturnType<typeof readAssets>} Assets */
