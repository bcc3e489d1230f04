package io.millrace.common.internal.incident;

import io.millrace.common.BadArgumentException;
import io.millrace.common.DatabaseException;
import io.millrace.common.incident.IncidentHandler;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The application's handlers of incidents, by type. Immutable, thread-safe. */
final class IncidentHandlers {

  private static final Logger LOG = LoggerFactory.getLogger(IncidentHandlers.class);

  private final Map<String, List<IncidentHandler>> byType;

  IncidentHandlers(List<IncidentHandler> handlers) {
    byType = handlers.stream().collect(Collectors.groupingBy(IncidentHandlers::type));
  }

  private static String type(IncidentHandler handler) {
    var type = handler.getIncidentHandlerType();
    if (type == null) {
      throw new BadArgumentException(
          "The incident handler "
              + handler.getClass().getName()
              + " says of no type that it hears of it: getIncidentHandlerType() returns null. Return a type, such as Incident.FAILED_JOB_TYPE.");
    }
    return type;
  }

  void opened(IncidentEntity incident, CommandContext context) {
    if (isHeard(incident) && !context.isQuiet()) {
      context.userCodeFollows();
      var shown = incident.shown();
      tell(incident, context, handler -> handler.handleIncident(shown, incident.message()));
    }
  }

  void ended(IncidentEntity incident, IncidentState as, CommandContext context) {
    if (isHeard(incident) && !context.isQuiet()) {
      context.userCodeFollows();
      var shown = incident.shown();
      if (as == IncidentState.RESOLVED) {
        tell(incident, context, handler -> handler.resolveIncident(shown));
      } else {
        tell(incident, context, handler -> handler.deleteIncident(shown));
      }
    }
  }

  private boolean isHeard(IncidentEntity incident) {
    return byType.containsKey(incident.type());
  }

  /**
   * What a handler throws must not keep a failure from being noted, nor must what it has done by
   * then in the transaction of the application.
   */
  private void tell(
      IncidentEntity incident, CommandContext context, Consumer<IncidentHandler> news) {
    for (var handler : byType.get(incident.type())) {
      try {
        context.session().undoingFailure(() -> news.accept(handler));
      } catch (DatabaseException e) {
        throw e;
      } catch (Throwable e) {
        LOG.warn("A handler of incidents failed at the {}; that goes on without it", incident, e);
      }
    }
  }
}
