import { shareMail } from './share-mail';

const login = { token: 't-1', username: 'kunde', password: 'geheim' };

test.each([
  { says: 'the part before the @', email: 'anna.kaya@haus.example', name: 'anna.kaya' },
  { says: 'with a mark in it', email: 'anna+strom@haus.example', name: 'anna+strom' },
  { says: 'as it is written', email: 'Anna.KAYA@haus.example', name: 'Anna.KAYA' },
  { says: 'one letter', email: 'a@b.de', name: 'a' },
  { says: 'all of a text without one', email: 'anna', name: 'anna' },
])('the name of a recipient: $says', ({ email, name }) => {
  const mail = shareMail(email, { salutation: 'Guten Tag', login });
  expect(mail.metaData.mailTo).toEqual({ name, email });
});

test('the letter has the salutation and the login, and nothing more of a share', () => {
  const share = { ...login, id: 'a-7', name: '1ESY1160123456' };
  expect(shareMail('a@b.de', { salutation: 'Guten Tag', login: share }).payload).toEqual({
    salutation: 'Guten Tag',
    login,
  });
});
