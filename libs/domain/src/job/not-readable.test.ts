import { isAboutAccess, isNotReadableReason } from './not-readable';

test.each([
  { comment: 'Zähler nicht zugänglich', isAbout: true },
  { comment: 'Der Zähler ist unzugänglich.', isAbout: true },
  { comment: 'kein Zugang', isAbout: true },
  { comment: 'Keinen Zutritt bekommen', isAbout: true },
  { comment: 'Meter not accessible', isAbout: true },
  { comment: 'No access', isAbout: true },
  { comment: 'Zähler getauscht', isAbout: false },
  { comment: 'Zugang über den Hof', isAbout: false },
  { comment: '', isAbout: false },
])('"$comment" is about the access: $isAbout', ({ comment, isAbout }) => {
  expect(isAboutAccess(comment)).toBe(isAbout);
});

test.each([
  { reason: 'NO_ACCESS', is: true },
  { reason: 'no_access', is: false },
  { reason: undefined, is: false },
])('$reason is a reason: $is', ({ reason, is }) => {
  expect(isNotReadableReason(reason)).toBe(is);
});
