import express from 'express';

/** Bytes of a post that are read at all; what a shop takes of them is for the shop to say. */
const most = '64mb';

/** Reads a post as it is, for `toRequest`. */
export const readBytes = express.raw({ type: () => true, limit: most });

/** @param {import('express').Request} req  whose body was read by `readBytes` @returns {Request} */
export function toRequest(req) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  const body = hasBody && Buffer.isBuffer(req.body) ? new Uint8Array(req.body) : undefined;
  return new Request(new URL(req.originalUrl, `${req.protocol}://${req.get('host')}`), { method: req.method, headers, body });
}

/** @param {import('express').Response} res @param {Response} response */
export async function sendResponse(res, response) {
  res.status(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.set(name, value);
  for (const cookie of response.headers.getSetCookie()) res.append('Set-Cookie', cookie);
  res.end(Buffer.from(await response.arrayBuffer()));
}
