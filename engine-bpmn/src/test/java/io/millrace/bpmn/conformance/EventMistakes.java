package io.millrace.bpmn.conformance;

import java.util.stream.Stream;

/** What can be wrong with events, one by one. */
final class EventMistakes {

  private static final String TIMER =
      "<timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition>";
  private static final String CYCLE =
      "<timerEventDefinition><timeDuration>soon</timeDuration></timerEventDefinition>";
  private static final String LISTENER =
      "<extensionElements><flowable:variableListenerEventDefinition/></extensionElements>";
  private static final String NO_EVENT =
      "<extensionElements><flowable:eventType/></extensionElements>";
  private static final String NO_VALUE =
      "<extensionElements><flowable:eventType>e</flowable:eventType>"
          + "<flowable:eventCorrelationParameter name='order'/></extensionElements>";
  private static final String ONCE =
      "<extensionElements><flowable:eventType>e</flowable:eventType>"
          + "<flowable:startEventCorrelationConfiguration>storeAsUniqueReferenceId</flowable:startEventCorrelationConfiguration>"
          + "</extensionElements>";
  private static final String COMPENSATION = "<compensateEventDefinition activityRef='nothing'/>";
  private static final String ERROR = "<errorEventDefinition/>";

  private EventMistakes() {}

  static Stream<Mistake> all() {
    return Stream.of(starts(), handlers(), caught(), thrown(), borders(), ends())
        .flatMap(mistakes -> mistakes);
  }

  private static Stream<Mistake> starts() {
    return Stream.of(
        new Mistake(
            "1 start event without a trigger",
            "BPMN-022",
            "<startEvent id='s'/><startEvent id='it'/>"),
        start("2 timer start event", "BPMN-046", "<timerEventDefinition/>"),
        start("3 message start event", "BPMN-048", "<messageEventDefinition/>"),
        start("4 signal start event", "BPMN-048", "<signalEventDefinition/>"),
        start("6 start event of the event registry", "BPMN-135", NO_VALUE),
        start("5 conditional start event", "BPMN-103", "<conditionalEventDefinition/>"),
        new Mistake(
            "7 multiple start event",
            "BPMN-041",
            "<startEvent id='it' parallelMultiple='true'>"
                + TIMER
                + TIMER.replace("1H", "2H")
                + "</startEvent>"));
  }

  private static Stream<Mistake> handlers() {
    return Stream.of(
        handler("9 timer start event of an event sub-process", "BPMN-018", CYCLE),
        handler(
            "10 message start event of an event sub-process",
            "BPMN-047",
            "<messageEventDefinition messageRef='unknown'/>"),
        handler(
            "11 signal start event of an event sub-process",
            "BPMN-047",
            "<signalEventDefinition signalRef='unknown'/>"),
        new Mistake(
            "12 error start event of an event sub-process",
            "BPMN-101",
            inHandler("<startEvent id='it' isInterrupting='false'>" + ERROR + "</startEvent>")),
        new Mistake(
            "13 escalation start event of an event sub-process",
            "BPMN-092",
            inHandler("<startEvent id='one'><escalationEventDefinition/></startEvent>")
                + inHandler("<startEvent id='it'><escalationEventDefinition/></startEvent>")
                    .replace("<startEvent id='s'/>", "")
                    .replace("'handler'", "'other'")),
        handler(
            "14 conditional start event of an event sub-process",
            "BPMN-103",
            "<conditionalEventDefinition/>"),
        handler("16 variable listener start event of an event sub-process", "BPMN-104", LISTENER),
        handler("17 start event of an event sub-process, of the event registry", "BPMN-137", ONCE),
        handler("18 multiple start event of an event sub-process", "BPMN-041", TIMER + TIMER));
  }

  private static Stream<Mistake> caught() {
    return Stream.of(
        caught("19 timer catch event", "BPMN-046", "<timerEventDefinition/>"),
        caught("20 message catch event", "BPMN-048", "<messageEventDefinition/>"),
        caught("21 signal catch event", "BPMN-048", "<signalEventDefinition/>"),
        caught("22 conditional catch event", "BPMN-103", "<conditionalEventDefinition/>"),
        caught("24 variable listener catch event", "BPMN-104", LISTENER),
        caught("25 catch event of the event registry", "BPMN-134", NO_EVENT),
        caught("26 multiple catch event", "BPMN-041", TIMER + TIMER),
        new Mistake(
            "23 link catch event",
            "BPMN-095",
            around(
                "<intermediateThrowEvent id='n'><linkEventDefinition name='l'/></intermediateThrowEvent>"
                    + "<intermediateCatchEvent id='one'><linkEventDefinition name='l'/></intermediateCatchEvent>"
                    + "<intermediateCatchEvent id='it'><linkEventDefinition name='l'/></intermediateCatchEvent>",
                "n")));
  }

  private static Stream<Mistake> thrown() {
    return Stream.of(
        thrown("27 throw event without a definition", "BPMN-042", TIMER),
        thrown("28 signal throw event", "BPMN-048", "<signalEventDefinition/>"),
        thrown("29 message throw event", "BPMN-048", "<messageEventDefinition/>"),
        thrown("30 escalation throw event", "BPMN-048", "<escalationEventDefinition/>"),
        thrown("31 compensation throw event", "BPMN-114", COMPENSATION),
        thrown("32 link throw event", "BPMN-094", "<linkEventDefinition name='l'/>"),
        thrown(
            "33 multiple throw event",
            "BPMN-048",
            "<signalEventDefinition/><escalationEventDefinition/>"));
  }

  private static Stream<Mistake> borders() {
    return Stream.of(
        border("34 timer boundary event", "BPMN-046", "<timerEventDefinition/>"),
        border("35 message boundary event", "BPMN-048", "<messageEventDefinition/>"),
        border("36 signal boundary event", "BPMN-048", "<signalEventDefinition/>"),
        border("37 conditional boundary event", "BPMN-103", "<conditionalEventDefinition/>"),
        new Mistake(
            "38 error boundary event",
            "BPMN-044",
            around(
                "<task id='n'/><boundaryEvent id='it' attachedToRef='n' cancelActivity='false'>"
                    + ERROR
                    + "</boundaryEvent>",
                "n")),
        new Mistake(
            "39 escalation boundary event",
            "BPMN-043",
            around(
                "<task id='n'/><boundaryEvent id='it' attachedToRef='s'><escalationEventDefinition/></boundaryEvent>",
                "n")),
        border("40 cancel boundary event", "BPMN-115", "<cancelEventDefinition/>"),
        border("41 compensation boundary event", "BPMN-110", "<compensateEventDefinition/>"),
        border("42 variable listener boundary event", "BPMN-104", LISTENER),
        border("43 boundary event of the event registry", "BPMN-134", NO_EVENT),
        border("44 multiple boundary event", "BPMN-041", TIMER + TIMER));
  }

  private static Stream<Mistake> ends() {
    return Stream.of(
        end("45 end event without a definition", "BPMN-042", TIMER),
        end(
            "46 terminate end event",
            "BPMN-041",
            "<terminateEventDefinition/><terminateEventDefinition/>"),
        end("47 error end event", "BPMN-048", ERROR),
        end("48 escalation end event", "BPMN-048", "<escalationEventDefinition/>"),
        end("49 cancel end event", "BPMN-115", "<cancelEventDefinition/>"),
        end("50 signal end event", "BPMN-048", "<signalEventDefinition/>"),
        end("51 message end event", "BPMN-048", "<messageEventDefinition/>"),
        end("52 compensation end event", "BPMN-114", COMPENSATION),
        end(
            "53 multiple end event",
            "BPMN-041",
            "<terminateEventDefinition/><cancelEventDefinition/>"));
  }

  private static Mistake start(String row, String problem, String definition) {
    return new Mistake(row, problem, "<startEvent id='it'>" + definition + "</startEvent>");
  }

  private static Mistake handler(String row, String problem, String definition) {
    return new Mistake(
        row, problem, inHandler("<startEvent id='it'>" + definition + "</startEvent>"));
  }

  private static Mistake caught(String row, String problem, String definition) {
    return event(row, problem, "intermediateCatchEvent", definition);
  }

  private static Mistake thrown(String row, String problem, String definition) {
    return event(row, problem, "intermediateThrowEvent", definition);
  }

  private static Mistake end(String row, String problem, String definition) {
    return event(row, problem, "endEvent", definition);
  }

  private static Mistake event(String row, String problem, String element, String definition) {
    return new Mistake(
        row, problem, around("<%s id='it'>%s</%1$s>".formatted(element, definition), "it"));
  }

  private static Mistake border(String row, String problem, String definition) {
    return new Mistake(
        row,
        problem,
        around(
            "<task id='n'/><boundaryEvent id='it' attachedToRef='n'>"
                + definition
                + "</boundaryEvent>",
            "n"));
  }

  private static String inHandler(String content) {
    return "<startEvent id='s'/><subProcess id='handler' triggeredByEvent='true'>"
        + content
        + "</subProcess>";
  }

  static String around(String node, String first) {
    return "<startEvent id='s'/><sequenceFlow id='f' sourceRef='s' targetRef='"
        + first
        + "'/>"
        + node;
  }
}
