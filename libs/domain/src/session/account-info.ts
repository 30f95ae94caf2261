/** Who an access is for. A sub-access of another account names its parent. */
export interface AccountInfo {
  readonly id: string;
  readonly name: string | null;
  readonly parentId: string | null;
  readonly parentName: string | null;
}
