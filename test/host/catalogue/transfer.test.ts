import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, catalogueVersion } from '../../../host/catalogue/catalogue.mjs';
import { publish, setPrice } from '../../../host/catalogue/change.mjs';
import { databases } from '../support/databases';
import { logIn, withStaff, type Screen, type Staff } from '../support/staff';
import { startShop } from '../support/start-shop';

const path = '/admin/products/transfer';
const nothing = 'there is nothing to change';
const wy = 'business_formation.WY.LLC';

describe.each(databases)('import and export of the catalogue on %s', (_name, make) => {
  let host: Awaited<ReturnType<typeof startShop>>;
  let staff: Staff;
  beforeAll(async () => {
    host = await startShop(make, withStaff);
    staff = await logIn(host);
  });
  afterAll(() => host.stop());

  const exported = async (query: string, from = staff) => (await from.send(`${path}/export?${query}`)).text();
  const upload = (content: string | Uint8Array<ArrayBuffer>, removes = false, by = staff): Promise<Screen> =>
    by.post(path, [['catalogue', new File([content], 'catalogue.csv')], ...(removes ? [['removes', 'yes'] as [string, string]] : [])]);
  const decide = (what: 'accept' | 'drop') => staff.post(`${path}/accept`, { do: what });
  const lineOf = async (code: string) => (await catalogueOf(host.shop)).lines.get(code);

  it('shows the one cell that differs, and changes it once that is accepted (SHOP-03)', async () => {
    await setPrice(host.shop, [wy], 9900);
    const csv = await exported('format=csv&kind=business_formation&company=LLC');
    expect(new Set([...csv.matchAll(/^business_formation\.(\w\w)\.LLC,/gm)].map(([, code]) => code)).size).toBe(51);
    expect((await upload(csv)).text).toContain(nothing);
    const changed = csv.replace(/^(business_formation\.WY\.LLC,.*,)104\.00,0\.00,/m, '$1116.34,0.00,');
    const shown = await upload(changed);
    expect(shown.text).toContain('Cells changed: 1. Rows added: 0. Rows removed: 0. Nothing is changed yet.');
    expect(shown.text).toMatch(/business_formation\.WY\.LLC State fee 104\.00 116\.34/);
    expect((await lineOf(wy))!.stateFee).toBe(10_400);
    await decide('drop');
    expect((await lineOf(wy))!.stateFee).toBe(10_400);
    await upload(changed);
    expect((await decide('accept')).text).toContain('The changes are in the catalogue.');
    expect((await lineOf(wy))!.stateFee).toBe(11_634);
  });

  it('adds rows, and removes them where that was asked for; JSON holds coupons and bundles too (SHOP-03)', async () => {
    const rows = [
      'code,product,name,type,state,company,way,our_price,state_fee,months,published',
      'business_formation.WY.GP,business_formation,,,WY,GP,,20,100,,yes',
      'registered_agent.WY.6,registered_agent,Registered Agent,registered_agent,WY,,,70,,6,yes',
      'translation,,Translation of articles,translation,,,,35.5,,,yes',
    ].join('\r\n');
    expect((await upload(rows)).text).toContain('Cells changed: 0. Rows added: 3. Rows removed: 0.');
    await decide('accept');
    expect(await lineOf('translation')).toMatchObject({ ourPrice: 3550, list: 'simple' });
    expect(await lineOf('business_formation.WY.GP')).toMatchObject({ ourPrice: 2000, locality: 'domestic', way: 'online' });
    const json = JSON.parse(await exported('format=json')) as { lines: { code: string }[]; coupons: object[]; bundles: object[] };
    expect((await upload(JSON.stringify(json))).text).toContain(nothing);
    json.coupons.push({
      code: 'five',
      name: 'Five off',
      products: 'translation',
      amount: 5,
      typed_code: 'five',
      expires: '2099-12-31',
      published: true,
    });
    json.bundles.push({ code: 'wy', name: 'Wyoming', state: 'WY', products: wy, llc_price: '99.00', corp_price: '99', published: 'yes' });
    json.lines = json.lines.filter(({ code }) => code !== 'business_formation.WY.GP');
    expect((await upload(JSON.stringify(json))).text).toContain('Rows added: 2. Rows removed: 0.');
    await decide('drop');
    expect((await upload(JSON.stringify(json), true)).text).toContain('Rows added: 2. Rows removed: 1.');
    await decide('accept');
    expect(await lineOf('business_formation.WY.GP')).toBeUndefined();
    const { coupons, bundles } = await catalogueOf(host.shop);
    expect([coupons, bundles]).toMatchObject([
      [{ code: 'five', amount: 500, typedCode: 'FIVE', expires: '2099-12-31' }],
      [{ code: 'wy', llcPrice: 9900 }],
    ]);
    const six = { ...json.coupons.at(-1), code: 'six' };
    const twice = await upload(JSON.stringify({ ...json, coupons: [...json.coupons, six] }), true);
    expect(twice.text).toContain('Several coupons have the code “FIVE” for visitors. Give each a code of its own.');
    expect((await catalogueOf(host.shop)).coupons).toHaveLength(1);
    // The code of a coupon that goes is free.
    expect((await upload(JSON.stringify({ ...json, coupons: [six] }), true)).text).toContain('Rows added: 1. Rows removed: 1.');
    await decide('drop');
  });

  it('brings a whole catalogue into another shop, and out again as it was (SHOP-03)', async () => {
    await setPrice(host.shop, ['web_hosting', 'renewal.WY.LLC'], 4900);
    await publish(host.shop, ['web_hosting', 'renewal.WY.LLC']);
    const [json, csv] = [await exported('format=json'), await exported('format=csv')];
    const other = await startShop(make, withStaff);
    const colleague = await logIn(other);
    expect((await upload(json, true, colleague)).text).toContain('Nothing is changed yet');
    await colleague.post(`${path}/accept`, { do: 'accept' });
    expect([await exported('format=json', colleague), await exported('format=csv', colleague)]).toEqual([json, csv]);
    expect((await upload(csv, true, colleague)).text).toContain(nothing);
    await other.stop();
  });

  it('reads what spreadsheets write: semicolons, tabs, marks, encodings, days and amounts (SHOP-03)', async () => {
    await setPrice(host.shop, [wy], null);
    const utf16 = new Uint8Array(
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`Code\tOur_Price\tverified_at\r\n${wy}\t$1200\t2026-07-18\r\n`, 'utf16le')]),
    );
    for (const file of [
      `\uFEFFcode;our_price;verified_at\r\n${wy};1,200.00;7/18/2026\r\n`,
      utf16,
      `sep=;\ncode;our_price;verified_at\n"${wy}";"1200.0";"07/18/2026"\n\n`,
    ]) {
      const { text } = await upload(file);
      expect(text).toMatch(/Our price \(empty\) 1200\.00/);
      expect(text).toMatch(/Checked on 2026-07-17 2026-07-18/);
      await decide('drop');
    }
  });

  it.each([
    ['', 'Choose a file first.|The file is empty.'],
    [new Uint8Array(Buffer.from('code,name\nwy,Caf\u00e9', 'latin1')), 'Save it from your spreadsheet as “CSV UTF-8”'],
    [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'The file is no text'],
    [`code,price\n${wy},1`, 'There is no column “price”.'],
    ['our_price\n1', 'The column “code” is missing'],
    [`code,our_price,our_price\n${wy},1,1`, 'The column “our_price” is there twice.'],
    [`code,our_price\n${wy}`, 'Line 2: it has 1 cells, but there are 2 columns.'],
    [`code,our_price\n${wy},1\n${wy},2`, `Line 3: The code “${wy}” is in the file twice.`],
    [`code,our_price\n${wy},-1`, 'Line 2: Our price: “-1” is below zero.'],
    [`code,our_price\n${wy},(5)`, 'is below zero'],
    [`code,our_price\n${wy},"49,00"`, 'Line 2: Our price: “49,00” is not an amount.'],
    [`code,our_price\n${wy},1e3`, '“1e3” is not an amount'],
    [`code,our_price\n${wy},100000000000000000000`, 'which is the most'],
    [`code,verified_at\n${wy},2026-02-30`, '“2026-02-30” is not a day'],
    [`code,source_url\n${wy},javascript:alert(1)`, 'is not an address that begins with https://'],
    [`code,confirmed\n${wy},perhaps`, '“perhaps” is neither yes nor no.'],
    [`code,state\n${wy},CO`, 'it is “WY” and cannot become “CO”'],
    ['code,state_fee\nweb_hosting,5', 'State fee: leave it empty, because this product has none.'],
    ['code,our_price\nbusiness_formation.DE.LLC.expedited-1d,5', 'a further way of filing has the price of the first'],
    ['code,our_price\nno_such,5', 'A new product needs a name and a type'],
    ['code,name,type\nbusiness_formation,Mine,mine', 'This code is that of a filing.'],
    ['code,our_price\n=cmd(),5', 'is no code'],
    [`code,our_price\n${wy},=1+1`, '“=1+1” is not an amount'],
    ['{"lines":[]}', 'The file is no catalogue'],
    ['{"charterform":"catalogue","lines":[[[1]]]}', 'it is no row of texts and numbers'],
    ['{"charterform":"catalogue","lines":{"code":"x"}}', 'The file is no catalogue'],
    [`{"charterform":"catalogue","lines":[{"code":"x","__proto__":"y"}]}`, 'There is no column “__proto__”.'],
    [`{"charterform":"catalogue","lines":[{"code":"x","constructor":"y"}]}`, 'There is no column “constructor”.'],
    [String.raw`{"charterform":"catalogue","lines":[{"code":"x","type":"x","name":"a\u0000b"}]}`, 'characters that cannot be shown'],
    [`{"charterform":"catalogue","coupons":[{"code":"x","products":"${wy}","percent":"101"}]}`, 'is no share'],
    [`{"charterform":"catalogue","coupons":[{"code":"x","products":"${wy}","percent":"100.01"}]}`, 'is no share'],
    [`{"charterform":"catalogue","coupons":[{"code":"x","products":"${wy}","percent":"5","amount":"5"}]}`, 'either an amount or a share'],
    [`${'['.repeat(200_000)}`, 'There is no column'],
    [`{"charterform":${'['.repeat(200_000)}`, 'The file is no catalogue'],
    [`code,our_price\n${'x,1\n'.repeat(5001)}`, 'more than 5,000 rows'],
    [`code,our_price\n${wy},1\n${' '.repeat(2_000_000)}`, 'larger than 2 MB'],
    [' '.repeat(10_000_000), 'larger than 2 MB'],
  ] as const)('changes nothing where the file is %.40j, and says %j (SHOP-03)', async (file, words) => {
    const before = await catalogueVersion(host.shop.db);
    const { text } = await upload(file as string);
    expect(
      words.split('|').some((sentence) => text.includes(sentence)),
      text.slice(0, 600),
    ).toBe(true);
    await decide('accept');
    expect(await catalogueVersion(host.shop.db)).toBe(before);
    expect(Object.hasOwn(Object.prototype, 'y')).toBe(false);
  });

  it('exports what a spreadsheet would take for a formula as text, and reads it as it was (SHOP-03)', async () => {
    for (const name of ['=HYPERLINK("https://evil.example")', '-2+3', '@x', "'=quoted", '+1', '%x|y', '<b>bold</b>, "quoted"']) {
      await host.shop.db.updateTable('products').set({ name }).where('code', '=', 'web_hosting').execute();
      await host.shop.db
        .updateTable('catalogueVersions')
        .set((row) => ({ version: row('version', '+', 1) }))
        .execute();
      const csv = await exported('format=csv');
      expect(csv, name).not.toMatch(/(^|,)"?\s*[=@+%-](?!\d+\.)/m);
      expect((await upload(csv)).text, name).toContain(nothing);
    }
  });

  it('does not apply what was shown to a catalogue that has changed since, and shows it to nobody else (SHOP-03)', async () => {
    await upload(`code,our_price\n${wy},50`);
    expect((await (await logIn(host)).get(path)).text).not.toContain('What the file would change');
    await setPrice(host.shop, [wy], 6000);
    expect((await decide('accept')).text).toContain('somebody changed the catalogue meanwhile');
    expect((await lineOf(wy))!.ourPrice).toBe(6000);
  });
});
