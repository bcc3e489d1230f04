package io.millrace.benchmark.engine;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rewrites a model's text for another engine of the same family, so that all engines run the same
 * process: attributes go to the namespace which that engine reads, and service tasks name that
 * engine's delegates. Nothing else changes. Stateless.
 *
 * <p>The rewriting is textual, for models as tools write them: a namespace is declared once, on the
 * root element, with one prefix.
 *
 * @param namespace the namespace of the engine's own attributes
 * @param delegates the package of the classes {@code NoopDelegate}, {@code VariableDelegate},
 *     {@code RecordedWork} and {@code LastStepDelegate} which implement the engine's interface
 * @param signals how the engine keeps a signal within an instance
 */
public record ModelDialect(String namespace, String delegates, SignalScope signals) {

  /** How an engine keeps a signal within the instance that throws it. */
  public enum SignalScope {
    /** The signal has the attribute {@code scope="processInstance"}. */
    ATTRIBUTE,
    /**
     * The engine knows signals for everybody only. The instance's id becomes part of the signal's
     * name, by an expression, which makes throw and catch find each other by the same index.
     */
    NAME
  }

  private static final Pattern DECLARATION =
      Pattern.compile(
          "xmlns:(\\w+)=\"(http://millrace\\.io/schema/bpmn|http://flowable\\.org/bpmn"
              + "|http://activiti\\.org/bpmn|http://camunda\\.org/schema/1\\.0/bpmn)\"");

  private static final Pattern DELEGATE =
      Pattern.compile(
          "class=\"(?:io\\.millrace\\.benchmark\\.delegate|org\\.flowable)"
              + "\\.(NoopDelegate|VariableDelegate|LastStepDelegate|RecordedWork)\"");

  private static final Pattern SCOPED_SIGNAL =
      Pattern.compile(
          "(<(?:\\w+:)?signal\\b[^>]*?\\bname=\")([^\"]+)(\"[^>]*?)\\s+\\w+:scope=\"processInstance\"");

  private static final String INSTANCE_ID = "-${execution.processInstanceId}";

  /**
   * Rewrites a model.
   *
   * @param model a model with the attributes of any engine of the family
   * @return the model under the same name, with this engine's
   */
  public Model apply(Model model) {
    String xml = DECLARATION.matcher(model.xml()).replaceAll(this::declaration);
    xml = DELEGATE.matcher(xml).replaceAll("class=\"" + delegates + ".$1\"");
    return new Model(model.resourceName(), signals == SignalScope.NAME ? named(xml) : xml);
  }

  private String declaration(MatchResult found) {
    return Matcher.quoteReplacement("xmlns:" + found.group(1) + "=\"" + namespace + "\"");
  }

  private static String named(String xml) {
    return SCOPED_SIGNAL
        .matcher(xml)
        .replaceAll("$1$2" + Matcher.quoteReplacement(INSTANCE_ID) + "$3");
  }
}
