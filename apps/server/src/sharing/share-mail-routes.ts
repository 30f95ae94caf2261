import type { ShareLogin } from '@ablesbar/domain';
import { mailWords, type MailWords } from '@ablesbar/i18n';
import { isEmailAddress } from '@ablesbar/validation';
import { Type } from '@sinclair/typebox';
import { originOf } from '../application/read-applications';
import { ApiError } from '../base/errors';
import { type ApiServer, storableText } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import type { LimitTo } from '../limit/route-limits';
import { type Letter, renderLetter } from '../mail/letter';
import type { Post } from '../mail/create-post';
import { typedWords } from '../mail/typed-words';
import type { Callers } from '../session/callers';
import type { Passwords } from '../session/passwords';
import { hashOf } from '../session/secret';

export interface ShareMailParts {
  readonly database: Database;
  readonly callers: Callers;
  readonly passwords: Passwords;
  readonly clock: () => Date;
  readonly limitTo: LimitTo;
  readonly post: Post;
}

/** A single line, because a line break could start another mail header. */
const Line = storableText({
  maxLength: 100,
  pattern: '^[^\\u0000-\\u001f\\u007f\\u2028\\u2029]*$',
});
const Secret = storableText({ minLength: 1, maxLength: 500 });

const SCHEMA = {
  summary: 'Sends the login of an own share to one recipient.',
  body: Type.Object({
    payload: Type.Object({
      salutation: Line,
      login: Type.Object({ token: Secret, username: Secret, password: Secret }),
    }),
    metaData: Type.Object({
      mailTo: Type.Object({ name: Line, email: Type.String({ maxLength: 254 }) }),
    }),
  }),
  response: { 204: Type.Null() },
};

export function shareMailRoutes(server: ApiServer, parts: ShareMailParts): void {
  const { callers, clock, limitTo, post } = parts;
  const onRequest = [callers.admit, limitTo('share-mail')];

  server.post(
    '/api/communication/email/share/account',
    { onRequest, schema: SCHEMA },
    async (request, reply) => {
      const { payload, metaData } = request.body;
      const { account, application } = callers.of(request);
      if (application.config.features.sendSubaccountViaEmailDisabled) throw new ApiError(403);
      const { mailTo } = metaData;
      // Exactly one address: a list has more than one @ or characters that no address has.
      if (!isEmailAddress(mailTo.email)) {
        throw new ApiError(422, [
          { field: 'metaData.mailTo.email', message: 'Expected an address' },
        ]);
      }
      const giver = await findGiver(parts, account.id, payload.login);
      if (giver === null) throw new ApiError(403);
      const words = mailWords(giver.language, application.config.languageConfig.defaultLanguage);
      const letter = shareLetter(words, {
        ...payload,
        giver: giver.name,
        application: application.name,
        origin: originOf(request, application),
      });
      await post({
        accountId: account.id,
        fromName: application.name,
        to: mailTo,
        letter: renderLetter(letter, words, application.name),
        now: clock(),
      });
      return reply.code(204).send();
    },
  );
}

/** The account that shared; null if the login does not open a share of this account at this moment. */
async function findGiver(
  { database, passwords }: ShareMailParts,
  parentId: string,
  { token, username, password }: ShareLogin,
): Promise<{ readonly name: string; readonly language: string | null } | null> {
  const share = await database
    .selectFrom('account')
    .innerJoin('account as giver', 'giver.id', 'account.parent_id')
    .innerJoin('link_token', 'link_token.account_id', 'account.id')
    .select(['account.password_hash', 'giver.name', 'giver.language'])
    .where('account.parent_id', '=', parentId)
    .where('account.username', '=', username)
    .where('link_token.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (share === undefined) return null;
  return (await passwords.matches(share.password_hash, password)) ? share : null;
}

/** The text is fixed; only the salutation and the names come from the caller. */
function shareLetter(
  { share }: MailWords,
  {
    salutation,
    giver,
    application,
    origin,
    login,
  }: {
    readonly salutation: string;
    readonly giver: string;
    readonly application: string;
    readonly origin: string;
    readonly login: ShareLogin;
  },
): Letter {
  return {
    subject: share.subject(application),
    parts: [
      { kind: 'text', text: typedWords(salutation) },
      { kind: 'text', text: share.intro(typedWords(giver)) },
      { kind: 'link', label: share.link, url: `${origin}/m/${login.token}` },
      { kind: 'text', text: share.otherwise },
      {
        kind: 'rows',
        rows: [
          [share.portal, origin],
          [share.username, login.username],
          [share.password, login.password],
        ],
      },
      { kind: 'text', text: share.secret },
    ],
  };
}
