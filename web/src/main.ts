import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { applyTheme, settings } from './lib/settings.svelte'
import { speak } from './lib/texts/texts.svelte'

applyTheme()
await speak(settings.language)
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {})
