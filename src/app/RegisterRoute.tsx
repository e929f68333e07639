import { readToken } from '@/shared/auth/token'
import { Guard } from './Guard'
import { OpenPage } from './OpenPage'
import { loadSignUp } from './pages/pages'

/** A visitor signs up; whoever holds a token passes the guard, where the profile decides. */
export const RegisterRoute = () => (readToken() ? <Guard /> : <OpenPage load={loadSignUp} />)
