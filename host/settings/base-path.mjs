/** The path at which a host is mounted, without a slash at its end. @param {import('../shop.mjs').Shop} shop */
export const basePath = ({ settings }) => new URL(settings.publicUrl).pathname.replace(/\/$/, '');
