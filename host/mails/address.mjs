const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const shape = new RegExp(String.raw`^[\p{L}\p{N}.!#$%&'*+/=?^_\x60{|}~-]{1,64}@${label}(?:\.${label})+$`, 'u');

/** Whether a text is the address of one mailbox, and nothing beside it. @param {string} text */
export const isAddress = (text) => text.length <= 254 && shape.test(text);
