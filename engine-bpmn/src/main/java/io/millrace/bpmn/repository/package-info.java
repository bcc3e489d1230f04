/**
 * Deployments and the process definitions they bring.
 *
 * <p>Applications call it through {@code RepositoryService}; the engine implements it. It may call
 * the public packages of {@code io.millrace.common}.
 */
package io.millrace.bpmn.repository;
