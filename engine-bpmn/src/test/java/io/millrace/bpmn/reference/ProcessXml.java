package io.millrace.bpmn.reference;

import java.util.Locale;
import java.util.TreeSet;

/** Writes a process, with all it calls, as BPMN 2.0. */
final class ProcessXml {

  private final ProcessModel model;
  private final StringBuilder xml = new StringBuilder();
  private final TreeSet<String> declarations = new TreeSet<>();
  private int dataObjects;

  private ProcessXml(ProcessModel model) {
    this.model = model;
  }

  static String of(ProcessModel model) {
    return new ProcessXml(model).write();
  }

  private String write() {
    process(model.key(), model.body());
    model
        .nodes()
        .filter(node -> node.is(Kind.CALL))
        .forEach(call -> process(model.called(call), call.body()));
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"
            xmlns:millrace="http://millrace.io/schema/bpmn"
            xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="urn:random">
        """
        + String.join("", declarations)
        + xml
        + "</definitions>\n";
  }

  private void process(String key, Body body) {
    xml.append("<process id=\"" + key + "\" isExecutable=\"true\">\n");
    inside(body);
    xml.append("</process>\n");
  }

  private void inside(Body body) {
    body.data().forEach(this::data);
    var undoing = body.undoing();
    body.nodes().forEach(node -> node(node, body, undoing.contains(node.id())));
    body.nodes().stream().filter(node -> node.traits().undoneBy() != null).forEach(this::undone);
    body.flows().forEach(this::flow);
  }

  private void data(String name, Long value) {
    xml.append(
        """
          <dataObject id="data_%d" name="%s" itemSubjectRef="xsd:long"><extensionElements>\
        <millrace:value>%d</millrace:value></extensionElements></dataObject>
        """
            .formatted(++dataObjects, name, value));
  }

  /** The boundary event and the association that lead to a handler. */
  private void undone(Node node) {
    var event = "undo_" + node.id();
    xml.append(
        """
          <boundaryEvent id="%1$s" attachedToRef="%2$s"><compensateEventDefinition/></boundaryEvent>
          <association id="to_%1$s" sourceRef="%1$s" targetRef="%3$s" associationDirection="One"/>
        """
            .formatted(event, node.id(), node.traits().undoneBy()));
  }

  private void flow(Flow flow) {
    xml.append(
        "  <sequenceFlow id=\"%s\" sourceRef=\"%s\" targetRef=\"%s\""
            .formatted(flow.id(), flow.source(), flow.target()));
    if (flow.condition() == null) {
      xml.append("/>\n");
    } else {
      xml.append("><conditionExpression>")
          .append(escaped(flow.condition()))
          .append("</conditionExpression></sequenceFlow>\n");
    }
  }

  private void node(Node node, Body body, boolean undoes) {
    var element = element(node.kind());
    xml.append("  <" + element + " id=\"" + node.id() + "\"");
    attributes(node, body);
    attribute("isForCompensation", undoes ? "true" : null);
    xml.append(">");
    extensions(node);
    if (node.traits().loop() != null) {
      loop(node);
    } else if (node.traits().rounds() != null) {
      rounds(node.traits().rounds());
    }
    definition(node);
    if (node.is(Kind.COMPLEX)) {
      var enough = "${activationCount >= " + node.traits().enough() + "}";
      xml.append("<activationCondition>" + escaped(enough) + "</activationCondition>");
    } else if (node.kind().isEmbedded()) {
      xml.append("\n");
      inside(node.body());
      completion(node.traits().adHoc());
    } else if (node.is(Kind.SCRIPT_TASK)) {
      xml.append("<script>" + sum(node.traits().work()) + "</script>");
    }
    xml.append("</" + element + ">\n");
  }

  private void completion(AdHoc adHoc) {
    if (adHoc != null && adHoc.until() != null) {
      xml.append("  <completionCondition>" + escaped(adHoc.until()) + "</completionCondition>\n");
    }
  }

  private void rounds(Rounds rounds) {
    xml.append("<standardLoopCharacteristics");
    attribute("testBefore", rounds.first() ? "true" : null);
    attribute("loopMaximum", rounds.most() == 0 ? null : String.valueOf(rounds.most()));
    xml.append(">");
    if (rounds.again() != null) {
      xml.append("<loopCondition>" + escaped(rounds.again()) + "</loopCondition>");
    }
    xml.append("</standardLoopCharacteristics>");
  }

  private static String element(Kind kind) {
    return switch (kind) {
      case START -> "startEvent";
      case END, TERMINATE_END, ERROR_END, THROW_END -> "endEvent";
      case ABSTRACT_TASK -> "task";
      case CALL -> "callActivity";
      case EXCLUSIVE -> "exclusiveGateway";
      case PARALLEL -> "parallelGateway";
      case INCLUSIVE -> "inclusiveGateway";
      case COMPLEX -> "complexGateway";
      case EVENT_GATEWAY -> "eventBasedGateway";
      case CATCH -> "intermediateCatchEvent";
      case NONE_THROW, THROW -> "intermediateThrowEvent";
      case BOUNDARY -> "boundaryEvent";
      case SUB_PROCESS, EVENT_SUB_PROCESS -> "subProcess";
      case TRANSACTION -> "transaction";
      case AD_HOC -> "adHocSubProcess";
      case MANUAL_TASK, USER_TASK, RECEIVE_TASK, SERVICE_TASK, SCRIPT_TASK ->
          kind.name().toLowerCase(Locale.ROOT).replace("_task", "Task");
    };
  }

  private void attributes(Node node, Body body) {
    var traits = node.traits();
    attribute("camunda:asyncBefore", traits.before() ? "true" : null);
    attribute("camunda:asyncAfter", traits.after() ? "true" : null);
    attribute("camunda:exclusive", traits.exclusive() ? null : "false");
    body.outgoing(node).stream()
        .filter(Flow::otherwise)
        .forEach(flow -> attribute("default", flow.id()));
    if (traits.host() != null) {
      attribute("attachedToRef", traits.host());
      attribute("cancelActivity", traits.interrupting() ? null : "false");
    }
    attribute("parallelMultiple", node.needsAll() ? "true" : null);
    if (traits.begins() != Traits.Begins.NOT) {
      attribute("instantiate", "true");
      boolean all = traits.begins() == Traits.Begins.WITH_ALL;
      attribute("eventGatewayType", all ? "Parallel" : null);
    }
    if (node.is(Kind.START) && !traits.interrupting()) {
      attribute("isInterrupting", "false");
    } else if (node.is(Kind.EVENT_SUB_PROCESS)) {
      attribute("triggeredByEvent", "true");
    } else if (node.is(Kind.AD_HOC)) {
      attribute("ordering", traits.adHoc().sequential() ? "Sequential" : null);
      attribute("cancelRemainingInstances", traits.adHoc().cancels() ? null : "false");
    }
    if (node.is(Kind.CALL)) {
      attribute("calledElement", model.called(node));
      attribute("camunda:calledElementBinding", "deployment"); // a key has many versions
    } else if (node.is(Kind.RECEIVE_TASK) && node.event() != null) {
      attribute("messageRef", declare(node.event()));
    } else if (node.is(Kind.SERVICE_TASK)) {
      work(traits.work());
    } else if (node.is(Kind.SCRIPT_TASK)) {
      attribute("scriptFormat", "tiny");
      attribute("millrace:resultVariable", traits.work().variable());
    }
  }

  private void work(Work work) {
    switch (work.type()) {
      case SET, ADD -> {
        attribute("millrace:expression", "${" + sum(work) + "}");
        attribute("millrace:resultVariable", work.variable());
      }
      case ERROR ->
          attribute(
              "millrace:expression",
              "${work.error(%s, %d, '%s')}".formatted(work.variable(), work.value(), work.code()));
      case FAIL ->
          attribute(
              "millrace:expression",
              "${work.fail(%s, %d)}".formatted(work.variable(), work.value()));
    }
  }

  private static String sum(Work work) {
    return work.type() == Work.Type.ADD
        ? work.variable() + " + " + work.value()
        : String.valueOf(work.value());
  }

  private void attribute(String name, String value) {
    if (value != null) {
      xml.append(" " + name + "=\"" + escaped(value) + "\"");
    }
  }

  private void extensions(Node node) {
    var traits = node.traits();
    if (traits.in().isEmpty() && traits.out().isEmpty()) {
      return;
    }
    xml.append("<extensionElements>");
    traits.in().forEach(one -> mapping("in", one));
    traits.out().forEach(one -> mapping("out", one));
    xml.append("</extensionElements>");
  }

  private void mapping(String way, Mapping one) {
    xml.append(
        "<millrace:%s source=\"%s\" target=\"%s\"/>".formatted(way, one.source(), one.target()));
  }

  private void loop(Node node) {
    var loop = node.traits().loop();
    xml.append("<multiInstanceLoopCharacteristics");
    attribute("isSequential", loop.sequential() ? "true" : null);
    attribute("camunda:asyncBefore", loop.before() ? "true" : null);
    attribute("camunda:asyncAfter", loop.after() ? "true" : null);
    var size = loop.variable() == null ? String.valueOf(loop.number()) : loop.variable();
    if (loop.collection()) {
      attribute("millrace:collection", "${work.list(" + size + ")}");
      attribute("millrace:elementVariable", Loop.ELEMENT);
    }
    xml.append(">");
    if (loop.aggregated()) {
      xml.append(
          """
          <extensionElements><millrace:variableAggregation target="all_%s">\
          <millrace:variable source="loopCounter" target="c"/>\
          <millrace:variable source="n0" target="n"/>\
          </millrace:variableAggregation></extensionElements>"""
              .formatted(node.id()));
    }
    if (!loop.collection()) {
      var number = loop.variable() == null ? size : "${" + size + "}";
      xml.append("<loopCardinality>" + number + "</loopCardinality>");
    }
    if (loop.until() != null) {
      xml.append("<completionCondition>" + escaped(loop.until()) + "</completionCondition>");
    }
    xml.append("</multiInstanceLoopCharacteristics>");
  }

  private void definition(Node node) {
    var event = node.event();
    if (node.is(Kind.TERMINATE_END)) {
      var reach = event == null ? "" : event.name();
      xml.append("<terminateEventDefinition");
      attribute("millrace:terminateAll", Event.ALL.equals(reach) ? "true" : null);
      attribute("millrace:terminateMultiInstance", Event.LOOP.equals(reach) ? "true" : null);
      xml.append("/>");
    } else if (!node.is(Kind.RECEIVE_TASK)) {
      node.events().forEach(each -> definition(node, each));
    }
  }

  private void definition(Node node, Event event) {
    switch (event.type()) {
      case TIMER -> timer(event);
      case CONDITION ->
          xml.append(
              "<conditionalEventDefinition><condition>%s</condition></conditionalEventDefinition>"
                  .formatted(escaped(event.condition())));
      case LINK -> xml.append("<linkEventDefinition name=\"" + event.name() + "\"/>");
      case CANCEL -> xml.append("<cancelEventDefinition/>");
      case COMPENSATION -> {
        xml.append("<compensateEventDefinition");
        attribute("activityRef", event.name());
        attribute("waitForCompletion", event.times() == 0 ? "false" : null);
        xml.append("/>");
      }
      default -> named(node, event);
    }
  }

  private void timer(Event event) {
    xml.append(
        event.times() > 1
            ? "<timerEventDefinition><timeCycle>R" + event.times() + "/PT1H</timeCycle>"
            : "<timerEventDefinition><timeDuration>PT1H</timeDuration>");
    xml.append("</timerEventDefinition>");
  }

  private void named(Node node, Event event) {
    var type = event.type().name().toLowerCase(Locale.ROOT);
    xml.append("<" + type + "EventDefinition");
    attribute(type + "Ref", event.name() == null ? null : declare(event));
    boolean ignores = node.kind().isThrowing() && event.is(Event.Type.MESSAGE) && event.times() > 0;
    attribute("millrace:ifNobodyWaits", ignores ? "ignore" : null);
    xml.append("/>");
  }

  private String declare(Event event) {
    var type = event.type().name().toLowerCase(Locale.ROOT);
    var id = type + "_" + event.name();
    boolean coded = event.is(Event.Type.ERROR) || event.is(Event.Type.ESCALATION);
    var code = coded ? " " + type + "Code=\"" + event.name() + "\"" : "";
    declarations.add("<%s id=\"%s\" name=\"%s\"%s/>\n".formatted(type, id, event.name(), code));
    return id;
  }

  private static String escaped(Object text) {
    return text.toString().replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
