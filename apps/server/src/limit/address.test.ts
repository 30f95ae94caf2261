import { addressOf } from './address';

test.each([
  { says: 'an address as it is', ip: '192.0.2.7', address: '192.0.2.7' },
  { says: 'an IPv4 address in IPv6 notation', ip: '::ffff:192.0.2.7', address: '192.0.2.7' },
  { says: 'a network', ip: '2001:db8:1:2:3:4:5:6', address: '2001:db8:1:2::/64' },
  { says: 'the same network', ip: '2001:0DB8:1:2::9', address: '2001:db8:1:2::/64' },
  { says: 'its neighbour', ip: '2001:db8:1:3::9', address: '2001:db8:1:3::/64' },
  { says: 'zeros in the middle', ip: '2001:db8::1', address: '2001:db8:0:0::/64' },
  { says: 'this machine', ip: '::1', address: '0:0:0:0::/64' },
  { says: 'a link of this machine', ip: 'fe80::1%eth0', address: 'fe80:0:0:0::/64' },
])('$says: $ip is counted as $address', ({ ip, address }) => {
  expect(addressOf({ ip })).toBe(address);
});
