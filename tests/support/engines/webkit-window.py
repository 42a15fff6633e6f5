# A frameless window, which can be as narrow as a phone, unlike WebKit's MiniBrowser.
# Usage: webkit-window.py MESSAGES SCRIPT; SCRIPT runs before the scripts of each page, and messages that it posts to
# webkit.messageHandlers.messages are appended to MESSAGES, one line of JSON each.
import sys
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

messages, script = sys.argv[1:3]


def keep_message(_, result):
    with open(messages, 'a') as file:
        print(result.get_js_value().to_json(0), file=file)


content = WebKit2.UserContentManager()
content.register_script_message_handler('messages')
content.connect('script-message-received::messages', keep_message)
with open(script) as file:
    content.add_script(
        WebKit2.UserScript.new(
            file.read(),
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )


def open_window(session):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(1280, 800)
    window.add(view)
    view.connect('close', lambda _: window.destroy())
    window.connect('destroy', Gtk.main_quit)
    window.show_all()
    return view


def start(_, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect('create-web-view', open_window)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect('automation-started', start)
Gtk.main()
