// How the component library joins the path of a field to its name.
export const toNamePathStr = (path: string | readonly string[]) => [path].flat().join('_')
