/** The owner of an access. A sub-access also names its parent account. */
export interface AccountInfo {
  readonly id: string;
  readonly name: string | null;
  readonly parentId: string | null;
  readonly parentName: string | null;
}
