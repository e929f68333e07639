// Algorithm AS 241 (PPND16), Wichura 1988: rational approximations in three regions, accurate to about 1e-16.
// Coefficients from the highest power down, printed as the nearest doubles.
const CENTRAL = {
  above: [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946,
    1971.5909503065513, 133.14166789178438, 3.3871328727963665,
  ],
  below: [
    5226.495278852546, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751,
    687.1870074920579, 42.31333070160091, 1,
  ],
}
const TAIL = {
  above: [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  below: [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
}
const FAR_TAIL = {
  above: [
    2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124,
    0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  below: [
    2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133,
    0.014875361290850615, 0.1369298809227358, 0.599832206555888, 1,
  ],
}

function polynomial(coefficients: readonly number[], x: number): number {
  let value = 0
  for (let i = 0; i < coefficients.length; i += 1) value = value * x + coefficients[i]!
  return value
}

const ratio = ({ above, below }: typeof CENTRAL, x: number) => polynomial(above, x) / polynomial(below, x)

/** Φ⁻¹: quantile of the standard normal distribution for u in (0, 1). */
export function normalQuantile(u: number): number {
  const q = u - 0.5
  if (Math.abs(q) <= 0.425) return q * ratio(CENTRAL, 0.180625 - q * q)
  const tail = Math.sqrt(-Math.log(q < 0 ? u : 1 - u))
  const size = tail <= 5 ? ratio(TAIL, tail - 1.6) : ratio(FAR_TAIL, tail - 5)
  return q < 0 ? -size : size
}

// Hart 1968, algorithm 5666, as given by West 2005: accurate to about 1e-15.
const BODY = {
  above: [
    0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
    221.213596169931, 220.206867912376,
  ],
  below: [
    0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
    637.333633378831, 793.826512519948, 440.413735824752,
  ],
}
/** Beyond it a continued fraction replaces the rational approximation. */
const FAR = 7.07106781186547

/** Φ: part of the standard normal distribution below z. */
export function normalCdf(z: number): number {
  const size = Math.abs(z)
  const density = Math.exp((-size * size) / 2)
  const tail =
    size < FAR
      ? density * ratio(BODY, size)
      : density / (size + 1 / (size + 2 / (size + 3 / (size + 4 / (size + 0.65))))) / Math.sqrt(2 * Math.PI)
  return z > 0 ? 1 - tail : tail
}
