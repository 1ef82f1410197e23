import '#web/styles.css'
