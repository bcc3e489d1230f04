package io.millrace.benchmark.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The frame of the page, with its style sheet inside. */
final class Page {

  private static final String STYLE = "report.css";

  private Page() {}

  static String of(String title, Element body) {
    StringBuilder html = new StringBuilder("<!DOCTYPE html>\n");
    Element head =
        Element.of("head")
            .add(
                Element.of("meta").with("charset", "utf-8"),
                Element.of("meta")
                    .with("name", "viewport")
                    .with("content", "width=device-width, initial-scale=1"),
                Element.of("meta").with("name", "color-scheme").with("content", "light dark"),
                Element.of("title", title),
                Element.of("style").add(new Markup(style())));
    Element.of("html").with("lang", "en").add(head, body).write(html);
    return html.append('\n').toString();
  }

  private static String style() {
    try (InputStream style = Page.class.getResourceAsStream(STYLE)) {
      return new String(style.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
