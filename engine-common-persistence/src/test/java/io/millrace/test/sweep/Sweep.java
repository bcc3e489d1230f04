package io.millrace.test.sweep;

import io.millrace.common.EngineException;
import io.millrace.common.query.Query;
import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Asks an engine everything, and remembers what it answered with.
 *
 * <p>A call answers nothing if it finds no object, null, an empty text or collection, zero or
 * false, with each of its arguments; one without arguments that anybody knows answers nothing as
 * well.
 */
public final class Sweep {

  private static final List<String> ASIDE =
      List.of(
          "or",
          "endOr",
          "locale",
          "withLocalizationFallback",
          "asc",
          "desc",
          "singleResult",
          "listPage",
          "latest");

  private final List<Object> services;
  private final Arguments arguments;
  private final Answers answers = new Answers();
  private final Set<SilentCall> silent = new LinkedHashSet<>();

  private Sweep(List<Object> services, Arguments arguments) {
    this.services = services;
    this.arguments = arguments;
  }

  /**
   * Asks an engine every criterion and order of every query, every call of its services that reads,
   * and every getter of what it answered with.
   *
   * @param engine the engine, which has getters for its services
   * @param arguments what to ask with
   * @param reasons why some may answer nothing
   * @param given objects that other calls answered with
   * @return the calls that answered nothing and have no reason, as {@code Type.call}, sorted
   */
  public static List<String> silentCallsOf(
      Object engine, Arguments arguments, Reasons reasons, Object... given) {
    var services =
        Asked.typesOf(engine)
            .flatMap(type -> Asked.callsOf(type).stream())
            .filter(m -> m.getParameterCount() == 0 && Asked.isPublic(m.getReturnType()))
            .map(m -> Asked.call(engine, m, List.of()))
            .toList();
    var sweep = new Sweep(services, arguments);
    sweep.answers.take(List.of(given));
    return reasons.complaints(sweep.silentCalls());
  }

  private Set<SilentCall> silentCalls() {
    for (var service : services) {
      Asked.queriesOf(service).forEach(make -> askQuery(service, make));
      askService(service);
    }
    silent.addAll(answers.silentGetters());
    return silent;
  }

  private void askQuery(Object service, Method make) {
    var type = make.getReturnType();
    for (var call : Asked.callsOf(type)) {
      if (!ASIDE.contains(call.getName())
          && arguments.of(type, call).stream()
              .noneMatch(ask -> finds(Asked.call(service, make, List.of()), call, ask))) {
        silent.add(new SilentCall(type, call));
      }
    }
  }

  private boolean finds(Object query, Method call, List<Object> ask) {
    var answer = Asked.call(query, call, ask);
    if (!(answer instanceof Query<?, ?> asked)) {
      return answers.take(answer); // among them the list of all
    }
    var found = asked.list();
    return call.getName().startsWith("include") ? answers.take(found) : !found.isEmpty();
  }

  private void askService(Object service) {
    Asked.typesOf(service)
        .forEach(
            type ->
                Asked.callsOf(type).stream()
                    .filter(Sweep::reads)
                    .filter(call -> !answers(service, type, call))
                    .forEach(call -> silent.add(new SilentCall(type, call))));
  }

  private static boolean reads(Method call) {
    return Stream.of("get", "find", "is", "has").anyMatch(call.getName()::startsWith);
  }

  private boolean answers(Object service, Class<?> type, Method call) {
    return arguments.of(type, call).stream().filter(ask -> answers(service, call, ask)).count() > 0;
  }

  private boolean answers(Object service, Method call, List<Object> ask) {
    try {
      return answers.take(Asked.call(service, call, ask));
    } catch (EngineException e) {
      return false; // of another kind of owner: the next argument may be the right one
    }
  }
}
