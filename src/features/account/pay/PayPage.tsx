import { useLocation } from 'react-router-dom'
import { readPayAddress } from './payAddress'
import { OrderForm } from './OrderForm'
import { OrderScreen } from './OrderScreen'

/** Offers and checkout; with the parameter `order`, the state of that order. */
export default function PayPage() {
  const { search } = useLocation()
  const { order, back } = readPayAddress(search)
  return order === null ? <OrderForm back={back} /> : <OrderScreen key={order} id={order} back={back} />
}
