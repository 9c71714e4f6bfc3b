interface Host {
  fetch: (request: Request) => Response | Promise<Response>;
}

/** The page config that an HTML page is printed with. */
// oxlint-disable-next-line typescript/no-explicit-any -- As JSON has it.
export const configIn = (html: string): any => JSON.parse(/window\.charterformConfig = (.*?);<\/script>/.exec(html)?.[1] ?? '');

/** The page config that a page of a shop is printed with. */
// oxlint-disable-next-line typescript/no-explicit-any -- As JSON has it.
export const printedConfig = async (host: Host, path: string): Promise<any> =>
  configIn(await (await host.fetch(new Request(`http://shop.example${path}`))).text());
