// Inputs that few screens have, each from where the library keeps it.
export { default as Password } from 'antd/es/input/Password.js'
export { default as Search } from 'antd/es/input/Search.js'
export { default as TextArea } from 'antd/es/input/TextArea.js'
