/** A file of the app (code or translations) could not be loaded: the connection is bad, or a release has removed it. */
export class AssetLoadError extends Error {}

/** Turns a rejection into an {@link AssetLoadError}. */
export const wrapAssetErrors = <T>(promise: Promise<T>): Promise<T> =>
  promise.catch((cause: unknown) => {
    throw new AssetLoadError(String(cause), { cause })
  })
