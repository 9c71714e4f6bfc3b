/** jsonp's `debug`: the real one reads `localStorage.debug`, which a host page may have set or blocked. */
export default function debug(): () => void {
  return () => {};
}
