/** A file of the page, code or texts, could not be had: the line is bad, or a release has taken it away. */
export class FileFailure extends Error {}

/** What comes of files; where they cannot be had, it fails as a {@link FileFailure}. */
export const fromFiles = <T>(coming: Promise<T>): Promise<T> =>
  coming.catch((cause: unknown) => {
    throw new FileFailure(String(cause), { cause })
  })
