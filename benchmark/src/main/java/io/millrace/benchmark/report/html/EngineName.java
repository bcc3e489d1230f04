package io.millrace.benchmark.report.html;

import io.millrace.benchmark.report.chart.EngineColors;

/**
 * Shows an engine's name beside its color.
 *
 * @param colors the engines' colors
 */
record EngineName(EngineColors colors) {

  Node of(String engine) {
    Element swatch =
        Element.of("span")
            .with("class", "swatch")
            .with("aria-hidden", "true")
            .with("style", "background:" + colors.css(engine));
    return Element.of("span").with("class", "engine").add(swatch, Node.text(engine));
  }
}
