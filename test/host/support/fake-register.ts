import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRegister {
  /** Its address in place of OpenCorporates'. */
  api: string;
  /** What was asked, by the parameters of each question. */
  asked: Record<string, string>[];
  /** What the next questions are answered; companies as `name` or with more. */
  answer: (asked: Record<string, string>) => { status?: number; text?: string; afterMs?: number; companies?: (string | object)[] };
  close: () => void;
}

/** A register that speaks as OpenCorporates' API 0.4 does: `results.companies[].company`. */
export async function startFakeRegister(): Promise<FakeRegister> {
  const server = createServer((request, response) => {
    const asked = Object.fromEntries(new URL(request.url ?? '/', 'http://register.example').searchParams);
    register.asked.push(asked);
    const { status = 200, text, afterMs = 0, companies = [] } = register.answer(asked);
    const entries = companies.map((company) => ({
      company: {
        jurisdiction_code: asked.jurisdiction_code,
        inactive: false,
        ...(typeof company === 'string' ? { name: company } : company),
      },
    }));
    const body = { api_version: '0.4', results: { companies: entries, page: 1, per_page: 30, total_count: entries.length } };
    setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(text ?? JSON.stringify(body)), afterMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const register: FakeRegister = {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v0.4/companies/search`,
    asked: [],
    answer: () => ({}),
    close: () => void server.close(),
  };
  return register;
}
