import type { startShop } from './start-shop';

type TestHost = Pick<Awaited<ReturnType<typeof startShop>>, 'fetch'>;
type Fields = Record<string, string | Blob>;

export const staffPassword = 'a password of the owner';
/** Settings of a shop to whose admin one can log in. */
export const withStaff = { admin: { name: 'owner', password: staffPassword } };

/** A screen, with what the tests read of it. */
export interface Screen {
  status: number;
  headers: Headers;
  body: string;
  /** The text that is read, without markup. */
  text: string;
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const decoded = (text: string) => text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!);

async function screenOf(response: Response): Promise<Screen> {
  const body = await response.text();
  const text = decoded(body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
  return { status: response.status, headers: response.headers, body, text };
}

/** A browser of somebody who works in the admin, without a script. */
export class Staff {
  csrf = '';
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly host: TestHost,
    private readonly origin = 'http://shop.example',
  ) {}

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const response = await this.host.fetch(new Request(new URL(path, this.origin), { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]!.split('=');
      if (/Max-Age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async get(path: string): Promise<Screen> {
    const screen = await screenOf(await this.send(path));
    this.csrf = /name="csrf" value="([^"]+)"/.exec(screen.body)?.[1] ?? this.csrf;
    return screen;
  }

  /** Posts a form as the screens do, and follows to the screen that tells of it. */
  async post(path: string, fields: Fields | [string, string | Blob][] = {}): Promise<Screen> {
    const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
    const hasFile = pairs.some(([, value]) => typeof value !== 'string');
    const body = hasFile ? new FormData() : new URLSearchParams();
    body.append('csrf', this.csrf);
    for (const [name, value] of pairs) (body as FormData).append(name, value as string);
    const response = await this.send(path, { method: 'POST', body });
    const to = response.headers.get('Location');
    return to && response.status === 303 ? this.get(to) : screenOf(response);
  }

  async logIn(name = 'owner', password = staffPassword): Promise<Screen> {
    const page = await this.get('/admin/login');
    const visit = /name="visit" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    return this.post('/admin/login', { visit, name, password, to: '/admin' });
  }
}

/** Somebody who is logged in. */
export async function logIn(host: TestHost): Promise<Staff> {
  const staff = new Staff(host);
  await staff.logIn();
  return staff;
}
