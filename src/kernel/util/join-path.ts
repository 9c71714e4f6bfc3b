/**
 * A path below the root of an address, which may end with a slash. A root with a query keeps it; the route that WordPress
 * has in its query where addresses are plain (`?rest_route=/shop`) is what the path goes below.
 */
export function joinPath(root: string, path: string): string {
  const [, address = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(root) ?? [];
  const route = /([?&]rest_route=[^&]*?)(?:\/|%2F)?(?=&|$)/i;
  if (route.test(query)) return address + query.replace(route, (_, found: string) => `${found}/${path}`);
  return `${address.replace(/\/$/, '')}/${path}${query}`;
}
