package io.millrace.common.incident;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;

/** What can be asked about open incidents and done to them, whatever they concern. Thread-safe. */
public interface IncidentCalls {

  /**
   * Asks for open incidents. Jobs that fail too often open one of the type {@code failedJob}, or
   * {@code failedExternalTask} where workers do the work; it is over when the job gets new tries,
   * is deleted, or ends with its execution or plan item.
   *
   * @return a new query
   */
  IncidentQuery createIncidentQuery();

  /**
   * Resolves an incident of the application's own.
   *
   * @param incidentId the id of an open incident
   * @throws ObjectNotFoundException if no open incident has this id
   * @throws IllegalStateEngineException if a job that failed caused it: give that new tries
   */
  void resolveIncident(String incidentId);

  /**
   * Notes something about an open incident.
   *
   * @param incidentId the id of an open incident
   * @param annotation the note, at most 255 characters
   * @throws ObjectNotFoundException if no open incident has this id
   */
  void setAnnotationForIncidentById(String incidentId, String annotation);

  /**
   * Takes the note about an open incident away.
   *
   * @param incidentId the id of an open incident
   * @throws ObjectNotFoundException if no open incident has this id
   */
  void clearAnnotationForIncidentById(String incidentId);
}
