export function serveViewer(): Promise<{ origin: string; close: () => void }>
