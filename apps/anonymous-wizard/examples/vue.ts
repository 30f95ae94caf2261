import { createApp, defineComponent, ref } from 'vue';
// The types of the events; in your project they lie where you have put them.
import type { AblesbarReadingEvent } from '../src/element/public/ablesbar-reading';

const Reading = defineComponent({
  setup() {
    const step = ref('');
    return {
      portal: 'https://ablesung.stadtwerke.example',
      number: '1ESY1160123456',
      step,
      follow: ({ detail }: AblesbarReadingEvent<'step'>) => (step.value = detail.step),
    };
  },
  template: `
    <ablesbar-reading :base-url="portal" lang="de" :meter-number="number" @step="follow" />
    <output>{{ step }}</output>
  `,
});

const app = createApp(Reading);
// With single-file components, this line belongs into the options of @vitejs/plugin-vue.
app.config.compilerOptions.isCustomElement = (tag) => tag === 'ablesbar-reading';
app.mount('#app');
