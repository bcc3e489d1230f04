package io.millrace.bpmn.internal.parser;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.bpmn.internal.model.OutsideTask;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.Script;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.internal.xml.XmlLimits;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Parses what a test writes. Expressions and times are wrong where they contain {@code bad}. */
final class Parsing {

  private static final String ROOT =
      """
      <definitions xmlns='http://www.omg.org/spec/BPMN/20100524/MODEL' targetNamespace='urn:test'
          xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xmlns:millrace='http://millrace.io/schema/bpmn'
          xmlns:flowable='http://flowable.org/bpmn' xmlns:activiti='http://activiti.org/bpmn'
          xmlns:camunda='http://camunda.org/schema/1.0/bpmn' xmlns:operaton='http://operaton.org/schema/1.0/bpmn'
          xmlns:modeler='urn:some-modeler'>
      """;

  static final BpmnParser PARSER =
      new BpmnParser(
          text -> bad("expression", text),
          (kind, text) -> bad(kind.name(), text),
          type -> false,
          new BadWork(),
          XmlLimits.DEFAULT);

  private static final BpmnParser WITH_CASES =
      new BpmnParser(
          text -> bad("expression", text),
          (kind, text) -> bad(kind.name(), text),
          type -> type.equals("case"),
          WorkCheck.ANYTHING_GOES,
          XmlLimits.DEFAULT);

  private Parsing() {}

  /** Parses as an engine does that has an engine for cases beside it. */
  static ProcessModel parseWithCases(BpmnBuilder file) {
    return WITH_CASES.parse("test.bpmn", file.toXml().getBytes(UTF_8)).processes().get(0);
  }

  static ProcessModel parse(BpmnBuilder file) {
    return parse(file.toXml());
  }

  static ProcessModel parse(String xml) {
    return parseAll(xml).processes().get(0);
  }

  static ParsedBpmn parseAll(String xml) {
    return PARSER.parse("test.bpmn", xml.getBytes(UTF_8));
  }

  /** Parses a process around one node and returns the node, whose id is {@code n}. */
  static <N extends FlowNode> N node(Class<N> kind, String node) {
    return kind.cast(parse(around(node)).node("n"));
  }

  /** Returns what is wrong with a file: its errors, or its warnings where it has no errors. */
  static List<Problem> problems(String xml) {
    try {
      return parseAll(xml).warnings();
    } catch (DeploymentException e) {
      return e.problems();
    }
  }

  /** Returns what is wrong with a file, without places. */
  static Stream<String> codes(String xml) {
    return problems(xml).stream().map(Problem::code);
  }

  /** Writes a file with these elements under its root. */
  static String file(String content) {
    return ROOT + content + "\n</definitions>";
  }

  /** Writes a file with one process {@code p} that holds these elements. */
  static String process(String content) {
    return file("<process id='p' isExecutable='true'>\n" + content + "\n</process>");
  }

  /** Writes a process that leads from a start event through a node {@code n}. */
  static String around(String node) {
    return process("<startEvent id='s'/>" + flow("toN", "s", "n") + "\n" + node);
  }

  static String flow(String id, String source, String target) {
    return "<sequenceFlow id='%s' sourceRef='%s' targetRef='%s'/>".formatted(id, source, target);
  }

  /** Scripts and fields are wrong that contain {@code bad}; an engine sends no mails. */
  private static final class BadWork implements WorkCheck {

    @Override
    public Optional<String> engineUse(String text) {
      return text.contains("theEngine") ? Optional.of("theEngine") : Optional.empty();
    }

    @Override
    public List<Finding> script(Script script) {
      return found(false, bad("script", script.text()));
    }

    @Override
    public Optional<String> resource(String name) {
      return name.contains("bad") ? Optional.empty() : Optional.of("1");
    }

    @Override
    public List<Finding> fields(OutsideTask.Kind kind, List<InjectedField> fields) {
      return kind == OutsideTask.Kind.MAIL
          ? found(true, Optional.of("It sends none."))
          : found(false, bad("field", fields.toString()));
    }

    @Override
    public List<Finding> decisions() {
      return List.of();
    }

    private static List<Finding> found(boolean isSetting, Optional<String> problem) {
      return problem.map(text -> new Finding(isSetting, text)).stream().toList();
    }
  }

  private static Optional<String> bad(String kind, String text) {
    return text.contains("bad") ? Optional.of("It is no " + kind + ".") : Optional.empty();
  }
}
