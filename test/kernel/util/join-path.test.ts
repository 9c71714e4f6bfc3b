import { expect, it } from 'vitest';
import { joinPath } from '../../../src/kernel/util/join-path';

it.each([
  ['https://api.example', 'https://api.example/coupons'],
  ['https://api.example/v1/', 'https://api.example/v1/coupons'],
  ['/wp-json/shop/', '/wp-json/shop/coupons'],
  ['https://api.example/v1?key=a/b', 'https://api.example/v1/coupons?key=a/b'],
  ['https://api.example/v1/?key=1', 'https://api.example/v1/coupons?key=1'],
  ['https://a.example/index.php?rest_route=/shop', 'https://a.example/index.php?rest_route=/shop/coupons'],
  ['https://a.example/index.php?rest_route=/shop/', 'https://a.example/index.php?rest_route=/shop/coupons'],
  ['https://a.example/?lang=es&rest_route=%2Fshop%2F&x=1', 'https://a.example/?lang=es&rest_route=%2Fshop/coupons&x=1'],
  ['', '/coupons'],
])('the path goes below the root %s, which keeps its query (SHOP-01)', (root, address) => {
  expect(joinPath(root, 'coupons')).toBe(address);
});
