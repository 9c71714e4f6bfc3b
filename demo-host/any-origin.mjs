/**
 * Lets pages of other sites call, as a real API must (CORS). The widget sends no cookies along, so any origin may read;
 * only a call with a JSON body is asked about beforehand.
 *
 * @param {import('express').Request} req
 * @param {import('express').Response} res
 * @param {import('express').NextFunction} next
 */
export function allowAnyOrigin(req, res, next) {
  res.set('Access-Control-Allow-Origin', '*');
  if (req.method !== 'OPTIONS') {
    next();
    return;
  }
  res.set({
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '600',
  });
  res.sendStatus(204);
}
